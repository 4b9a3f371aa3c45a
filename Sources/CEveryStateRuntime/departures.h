#pragma once

#include "departure.h"
#include "virtual_clock.h"

/// Tells the simulation that the calling thread is inside that something leaves it. Outside of simulations it does
/// nothing.
void everystate_depart(everystate_departure_kind kind, const char *detail);

/// The same for a dispatch source of this type, if it waits for something outside of the process.
void everystate_depart_with_source(const void *type);
