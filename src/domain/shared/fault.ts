/**
 * The text for an unexpected fault; `INTERNAL` in the list of errors. Separate from the list,
 * because every page must be able to say it, even when nothing more can be loaded.
 */
export const FAULT = {
  status: 500,
  message: "Something went wrong on our side.",
  nextStep: "Try again in a few minutes.",
} as const;
