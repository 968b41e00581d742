/**
 * The revision of what was not saved yet when a form was opened: it may have been saved elsewhere
 * meanwhile (docs/product.md 16.9).
 */
export const NO_REVISION = "none";
