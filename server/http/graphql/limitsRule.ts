import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionSetNode,
  type ValidationContext,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
} from "graphql";
import { ERRORS } from "../../../src/domain/shared/errors.ts";

/** The limits of one request. */
export interface QueryLimits {
  /** Nesting depth of fields. */
  depth: number;
  /** Root fields in one request, each alias counted. */
  rootFields: number;
  /** Fields in all, those of a list's elements ten times. */
  cost: number;
  /** Tokens of the document. */
  tokens: number;
  /** Depth of nested brackets of any kind, in the text. */
  nesting: number;
  /** Length of the text, in UTF-16 code units. */
  characters: number;
}

/** Several times what the web app's largest document needs. */
export const QUERY_LIMITS: QueryLimits = {
  depth: 15,
  rootFields: 20,
  cost: 5_000,
  tokens: 3_000,
  nesting: 50,
  characters: 64 * 1024,
};

const LIST_FACTOR = 10;

interface Weight {
  depth: number;
  cost: number;
}

/**
 * A validation rule that refuses documents which ask for too much. Each fragment is weighed once,
 * so a document whose fragments double at every step is refused as fast as it is read.
 */
export function limitsRule(limits: QueryLimits): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      const scales = createScales(context);
      const { depth, cost } = scales.weigh(operation.selectionSet, root ?? undefined);
      const rootFields = scales.countFields(operation.selectionSet);
      const isTooMuch =
        depth > limits.depth || cost > limits.cost || rootFields > limits.rootFields;
      if (!isTooMuch) return;
      context.reportError(
        new GraphQLError(ERRORS.QUERY_TOO_COMPLEX.message, {
          nodes: operation,
          extensions: {
            code: "QUERY_TOO_COMPLEX",
            status: ERRORS.QUERY_TOO_COMPLEX.status,
            nextStep: ERRORS.QUERY_TOO_COMPLEX.nextStep,
          },
        }),
      );
    },
  });
}

function createScales(context: ValidationContext) {
  const weights = new Map<string, Weight>();
  const counts = new Map<string, number>();

  const weigh = (set: SelectionSetNode, parent: GraphQLNamedType | undefined): Weight =>
    sum(
      set.selections.map((selection) => {
        if (selection.kind === "FragmentSpread") return weighFragment(selection.name.value);
        if (selection.kind === "InlineFragment") {
          const condition = selection.typeCondition?.name.value;
          const type = condition ? context.getSchema().getType(condition) : parent;
          return weigh(selection.selectionSet, type);
        }
        const type = fieldType(parent, selection.name.value);
        const below = selection.selectionSet
          ? weigh(selection.selectionSet, type && getNamedType(type))
          : { depth: 0, cost: 0 };
        return { depth: below.depth + 1, cost: 1 + below.cost * factorOf(type) };
      }),
    );

  const weighFragment = (name: string): Weight =>
    once(weights, name, { depth: 0, cost: 0 }, (fragment) =>
      weigh(fragment.selectionSet, context.getSchema().getType(fragment.typeCondition.name.value)),
    );

  const countFields = (set: SelectionSetNode): number =>
    set.selections.reduce((count, selection) => {
      if (selection.kind === "Field") return count + 1;
      if (selection.kind === "InlineFragment") return count + countFields(selection.selectionSet);
      const inFragment = once(counts, selection.name.value, 0, (fragment) =>
        countFields(fragment.selectionSet),
      );
      return count + inFragment;
    }, 0);

  /** A recursive fragment, which another rule reports, weighs nothing. */
  const once = <T>(
    known: Map<string, T>,
    name: string,
    nothing: T,
    measure: (fragment: FragmentDefinitionNode) => T,
  ): T => {
    const measured = known.get(name);
    if (measured !== undefined) return measured;
    known.set(name, nothing);
    const fragment = context.getFragment(name);
    const result = fragment ? measure(fragment) : nothing;
    known.set(name, result);
    return result;
  };

  return { weigh, countFields };
}

function sum(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (total, { depth, cost }) => ({
      depth: Math.max(total.depth, depth),
      cost: total.cost + cost,
    }),
    { depth: 0, cost: 0 },
  );
}

function fieldType(
  parent: GraphQLNamedType | undefined,
  name: string,
): GraphQLOutputType | undefined {
  return isObjectType(parent) || isInterfaceType(parent)
    ? parent.getFields()[name]?.type
    : undefined;
}

/** The schema's own description is a list of lists, but small and always the same. */
function factorOf(type: GraphQLOutputType | undefined): number {
  if (type === undefined || !isListType(getNullableType(type))) return 1;
  return getNamedType(type).name.startsWith("__") ? 1 : LIST_FACTOR;
}
