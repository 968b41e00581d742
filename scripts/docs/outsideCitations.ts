/** How a text would cite a document that is not in the repository. */
const OUTSIDE = /§|\bspec(?:ification)?s?\b|\b(?:foundation|screens) \d+(?:\.\d+)?\b/gi;

/** Where a source cites a specification outside the repository: the citations, verbatim. */
export function outsideCitationsIn(text: string): string[] {
  return text.match(OUTSIDE) ?? [];
}
