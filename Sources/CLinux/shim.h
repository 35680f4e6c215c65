// Calls of Linux that Swift's Glibc module leaves out.
#include <malloc.h>
#include <sys/statfs.h>
