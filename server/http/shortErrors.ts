import { type ExecutionResult, GraphQLError, validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/** How many errors an answer lists of what is wrong with the request itself. */
export const REQUEST_ERRORS_MAX = 20;
/** The longest sentence of an error; what was sent may be part of it. */
const SENTENCE_MAX = 300;
/** How many places of a document an error names. */
const PLACES_MAX = 5;

/** A sentence at a length that somebody reads. */
export const shortSentence = (text: string) => text.slice(0, SENTENCE_MAX).toWellFormed();

/**
 * Bounds what an answer says of a request that cannot be carried out: the libraries repeat in each
 * error what was sent, as long as it may be.
 */
export function useShortErrors(): Plugin {
  return {
    onValidate({ setValidationFn }) {
      // One more says that there are more.
      const maxErrors = REQUEST_ERRORS_MAX - 1;
      setValidationFn((schema, document, rules) =>
        validate(schema, document, rules, { maxErrors }),
      );
    },
    onResultProcess({ result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { data, errors } = result as ExecutionResult;
      // What is wrong with an execution is said in sentences of the product's own, for each null.
      if (data !== undefined || errors === undefined) return;
      setResult({ errors: errors.slice(0, REQUEST_ERRORS_MAX).map(shortError) });
    },
  };
}

function shortError(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions, originalError } = error;
  if (message.length <= SENTENCE_MAX && (positions?.length ?? 0) <= PLACES_MAX) return error;
  return new GraphQLError(shortSentence(message), {
    ...(nodes === undefined
      ? { source: source ?? null, positions: positions?.slice(0, PLACES_MAX) ?? null }
      : { nodes: nodes.slice(0, PLACES_MAX) }),
    path: path ?? null,
    extensions,
    originalError: originalError ?? null,
  });
}
