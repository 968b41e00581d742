import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getOperationAST,
} from "graphql";

const KNOWN = new WeakMap<OperationDefinitionNode, readonly string[]>();

/**
 * Names of the calls that an operation makes, each alias counted. The document must be validated.
 */
export function rootFields(
  document: DocumentNode,
  operationName?: string | null,
): readonly string[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const names = KNOWN.get(operation) ?? namesOf(document, operation);
  KNOWN.set(operation, names);
  return names;
}

function namesOf(document: DocumentNode, operation: OperationDefinitionNode): string[] {
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
