#!/bin/bash
# animaldetector.sh train|evaluate|export ...: the trainer in its own Python environment; --help tells the options.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
animaldetector "$@"
