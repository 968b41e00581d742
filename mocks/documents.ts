import { type DocumentNode, type GraphQLSchema, parse, validate } from "graphql";
import relayDocuments from "../src/__generated__/persisted.json";
import operationDocuments from "../src/operations/generated/persisted-documents.json";

const TEXTS: Readonly<Record<string, string>> = { ...relayDocuments, ...operationDocuments };

/** The document that the app knows by this hash. Throws when the generated files do not have it. */
export function documentOf(schema: GraphQLSchema, documentId: string): DocumentNode {
  const text = TEXTS[documentId];
  if (text === undefined) throw new Error(`no document ${documentId}: run \`npm run generate\``);
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  return document;
}

/** The fields that a document asks of `Query` or `Mutation`. */
export function fieldsOf(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === "Field" ? [selection.name.value] : [],
        )
      : [],
  );
}
