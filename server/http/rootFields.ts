import { type DocumentNode, Kind, type SelectionSetNode, getOperationAST } from "graphql";

/** Names of the calls that an operation makes, one an alias. The document must be validated. */
export function rootFields(document: DocumentNode, operationName?: string | null): string[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const namesIn = (set: SelectionSetNode): string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      return fragment ? namesIn(fragment.selectionSet) : [];
    });
  return namesIn(operation.selectionSet);
}
