import {
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
  parse,
  validate,
} from "graphql";
import relayDocuments from "../src/__generated__/persisted.json";
import operationDocuments from "../src/operations/generated/persisted-documents.json";

/** By hash: all worlds have the one schema. */
const parsed = new Map<string, DocumentNode>();
const TEXTS: Readonly<Record<string, string>> = { ...relayDocuments, ...operationDocuments };

/** The document that the app knows by this hash. Throws when the generated files do not have it. */
export function documentOf(schema: GraphQLSchema, documentId: string): DocumentNode {
  const known = parsed.get(documentId);
  if (known) return known;
  const text = TEXTS[documentId];
  if (text === undefined) throw new Error(`no document ${documentId}: run \`npm run generate\``);
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  parsed.set(documentId, document);
  return document;
}

/** A document's root fields of `Query` or `Mutation`, including those of its fragments. */
export function fieldsOf(document: DocumentNode): string[] {
  const fieldsIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === "Field") return [selection.name.value];
      if (selection.kind === "InlineFragment") return fieldsIn(selection.selectionSet);
      const name = selection.name.value;
      return document.definitions.flatMap((definition) =>
        definition.kind === "FragmentDefinition" && definition.name.value === name
          ? fieldsIn(definition.selectionSet)
          : [],
      );
    });
  return document.definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition" ? fieldsIn(definition.selectionSet) : [],
  );
}
