// Calls of Linux that Swift's Glibc module leaves out.
#include <sys/statfs.h>
