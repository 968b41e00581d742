import { type ExecutionResult, GraphQLError, validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/** How many errors about the request itself an answer lists. */
export const REQUEST_ERRORS_MAX = 20;
/** The maximum length of an error's message, which may quote the request. */
const SENTENCE_MAX = 300;
/** How many locations in a document an error names. */
const PLACES_MAX = 5;

/** Truncates a message to a readable length. */
export const shortSentence = (text: string) => text.slice(0, SENTENCE_MAX).toWellFormed();

/**
 * Bounds the error messages of an invalid request: the libraries quote the input in each error,
 * however long it is.
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
