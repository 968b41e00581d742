import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Names under which clients send a document's id. */
export const ID_PARAMETERS = ["doc_id", "documentId", "id"];

/** Documents by id: the hash of each, in hex. */
export type PersistedDocuments = ReadonlyMap<string, string>;

/** Merges the lists written by both of the client's compilers. */
export function persistedDocuments(
  ...lists: readonly Readonly<Record<string, string>>[]
): PersistedDocuments {
  return new Map(lists.flatMap((list) => Object.entries(list)));
}

/**
 * What a request gives as a document's id, under any of the names; undefined when it gives none.
 */
export function documentIdOf(given: Record<string, unknown>): unknown {
  return ID_PARAMETERS.map((name) => given[name]).find((value) => value != null);
}

/** Replaces a persisted document's id by its text; refuses other texts unless they are allowed. */
export function usePersistedDocuments(options: {
  documents: PersistedDocuments;
  isFreeTextAllowed: boolean;
}): Plugin {
  const { documents, isFreeTextAllowed } = options;
  return {
    onParams({ params, setParams }) {
      // The server itself refuses anything but an object.
      if (typeof params !== "object" || params === null) return;
      const id = documentIdOf(params as Record<string, unknown>);
      if (id === undefined) {
        if (isFreeTextAllowed) return;
        throw badRequest("PERSISTED_QUERY_ONLY", "This server takes documents by their id only.");
      }
      const query = typeof id === "string" ? documents.get(id) : undefined;
      if (query === undefined) throw badRequest("PERSISTED_QUERY_NOT_FOUND", "Unknown document.");
      const { operationName, variables, extensions } = params;
      setParams({
        query,
        ...(operationName === undefined ? {} : { operationName }),
        ...(variables === undefined ? {} : { variables }),
        ...(extensions === undefined ? {} : { extensions }),
      });
    },
  };
}

function badRequest(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}
