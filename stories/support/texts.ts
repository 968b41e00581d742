/** Texts that a control has to cope with. */
export const LONG_LINE =
  "A clear half hour about the one question that nobody in the room wanted to ask before lunch";
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik";
export const LONG_TEXT = `Fifteen years of deals that nearly failed, and what saved them.
${"A demo text that goes on for a while, so that there is something to fold away. ".repeat(5)}The end.`;
/** Right to left: "A clear half hour with a friend". */
export const HEBREW = "חצי שעה ברורה עם חבר";
