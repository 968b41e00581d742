import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  getOperationAST,
  isInputType,
  typeFromAST,
  validateInputValue,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { ERRORS } from "../../src/domain/shared/errors.ts";

/** The longest part of a value that is shown in a sentence about it. */
const SENTENCE_MAX = 300;

/**
 * Variables that do not fit their types are refused as other input is: by a code, and by the field as
 * services name it. Nothing of the contract is suggested when `isOpen` is false.
 */
export function useVariableErrors({ isOpen }: { isOpen: boolean }): Plugin {
  return {
    onExecute: ({ args }) => ({
      onExecuteDone({ result, setResult }) {
        if (!isBeforeExecution(result)) return;
        const errors = variableErrors(args, { isOpen });
        if (errors.length > 0) setResult({ errors });
      },
    }),
  };
}

/** Without data, not even null, nothing was executed. */
function isBeforeExecution(result: unknown): boolean {
  const { data, errors } = result as ExecutionResult;
  return data === undefined && errors !== undefined;
}

function variableErrors(args: ExecutionArgs, options: { isOpen: boolean }): GraphQLError[] {
  const operation = getOperationAST(args.document, args.operationName);
  return definitionsOf(operation).flatMap((definition) => {
    const type = typeFromAST(args.schema, definition.type);
    const name = definition.variable.name.value;
    const { [name]: value } = args.variableValues ?? {};
    if (!isInputType(type)) return [];
    if (value === undefined && definition.defaultValue !== undefined) return [];
    const errors: GraphQLError[] = [];
    const report = ({ message }: GraphQLError, path: readonly (string | number)[]) =>
      void errors.push(refused(definition, { message, path: [name, ...path] }));
    validateInputValue(value, type, report, !options.isOpen);
    return errors;
  });
}

const definitionsOf = (operation: OperationDefinitionNode | null | undefined) =>
  operation?.variableDefinitions ?? [];

function refused(
  definition: VariableDefinitionNode,
  { message, path }: { message: string; path: readonly (string | number)[] },
): GraphQLError {
  const { status, nextStep } = ERRORS.BAD_USER_INPUT;
  // A service names a field of its command by the path within it.
  const [first, ...rest] = path;
  const field = (first === "command" ? rest : path).join(".");
  return new GraphQLError(message.slice(0, SENTENCE_MAX).toWellFormed(), {
    nodes: definition,
    extensions: { code: "BAD_USER_INPUT", status, nextStep, ...(field === "" ? {} : { field }) },
  });
}
