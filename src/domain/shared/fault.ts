/**
 * What people read of a fault that nobody foresaw; `INTERNAL` in the list of errors. Apart from the
 * list, because every page must be able to say it, also when nothing more can be loaded.
 */
export const FAULT = {
  status: 500,
  message: "Something went wrong on our side.",
  nextStep: "Try again. If it keeps happening, tell us the reference.",
} as const;
