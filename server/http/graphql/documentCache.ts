import { type DocumentNode, type GraphQLSchema, Kind } from "graphql";
import type { PersistedDocuments } from "./persistedDocuments.ts";

/** Returns a persisted document by its id, parsed and validated. */
export type DocumentCache = (id: string) => DocumentNode | null;

/**
 * Parses and validates each document once, on first use. Null for an unknown id, for a document
 * that breaks a rule, and for one with a subscription.
 */
export function createDocumentCache(options: {
  documents: PersistedDocuments;
  schema: GraphQLSchema;
  parse: (text: string) => DocumentNode;
  validate: (schema: GraphQLSchema, document: DocumentNode) => readonly unknown[];
}): DocumentCache {
  const { documents, schema, parse, validate } = options;
  const known = new Map<string, DocumentNode | null>();
  return (id) => {
    const existing = known.get(id);
    if (existing !== undefined) return existing;
    const text = documents.get(id);
    // Not cached: the number of unknown ids is unlimited.
    if (text === undefined) return null;
    const document = parse(text);
    const isFit = validate(schema, document).length === 0 && !hasSubscription(document);
    known.set(id, isFit ? document : null);
    return isFit ? document : null;
  };
}

const hasSubscription = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "subscription",
  );
