#pragma once

#include "task_switch.h"

/// What simulations are asked and told; all null before they are installed.
extern everystate_task_handlers everystate_tasks;

/// How many unfinished tasks all simulations have.
extern _Atomic int32_t everystate_owned_tasks;

/// Tells the simulation that a task belongs to that the task goes on elsewhere, with this function.
void everystate_tell_elsewhere(void *_Nonnull task, uintptr_t function);
