import { Lexer, Source, TokenKind } from "graphql";
import type { Plugin } from "graphql-yoga";
import { callRefusal } from "./callRefusal.ts";
import type { QueryLimits } from "./limitsRule.ts";

type TextLimits = Pick<QueryLimits, "tokens" | "nesting" | "characters">;

const OPENING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<TokenKind> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/**
 * Refuses a document's text by its tokens, before it is parsed: the parser is recursive, and its
 * output takes many times the memory of the text. Must come after the plugin that replaces ids by
 * texts.
 */
export function useTextLimits(limits: TextLimits): Plugin {
  return {
    onParams({ params }) {
      // The server itself refuses anything but a string.
      const query: unknown = params?.query;
      if (typeof query === "string" && !isWithinTextLimits(query, limits))
        throw callRefusal("QUERY_TOO_COMPLEX");
    },
  };
}

/**
 * Whether a text is short and flat enough to be parsed. Any other mistake is left to the parser.
 */
export function isWithinTextLimits(text: string, limits: TextLimits): boolean {
  if (text.length > limits.characters) return false;
  const lexer = new Lexer(new Source(text));
  let nesting = 0;
  try {
    for (let count = 0; count <= limits.tokens; count += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return true;
      if (OPENING.has(kind)) nesting += 1;
      if (CLOSING.has(kind)) nesting -= 1;
      if (nesting > limits.nesting) return false;
    }
    return false;
  } catch {
    return true;
  }
}
