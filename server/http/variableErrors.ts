import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLInputType,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  getNamedType,
  getOperationAST,
  isInputType,
  typeFromAST,
  validateInputValue,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { ERRORS } from "../../src/domain/shared/errors.ts";
import { fieldTexts } from "../../src/domain/shared/inputs/fieldTexts.ts";
import { COMMAND_INPUTS } from "../graphql/generated/commands.ts";
import { withMissingFields } from "./missingFields.ts";

/** The longest part of a value that is shown in a sentence about it. */
const SENTENCE_MAX = 300;
/** What the rules' library says where a rule has no words of its own. */
const NO_TEXT = "Invalid input";

/**
 * Variables that do not fit their types are refused as other input is: by a code, by the field as
 * services name it, and in the words of the command's rule where it has some. Nothing of the
 * contract is suggested when `isOpen` is false.
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
    const texts = ruleTexts(type, value);
    const errors: GraphQLError[] = [];
    const report = ({ message }: GraphQLError, path: readonly (string | number)[]) => {
      const field = fieldAt([name, ...path]);
      errors.push(refused(definition, { message: texts.get(field) ?? message, field }));
    };
    validateInputValue(withMissingFields(value, type), type, report, !options.isOpen);
    return errors;
  });
}

const definitionsOf = (operation: OperationDefinitionNode | null | undefined) =>
  operation?.variableDefinitions ?? [];

/** What the command's own rule says of each field; forms say the same. */
function ruleTexts(type: GraphQLInputType, value: unknown): ReadonlyMap<string, string> {
  const rule = COMMAND_INPUTS[getNamedType(type).name];
  if (rule === undefined) return new Map();
  const texts = [...fieldTexts(rule, value)];
  return new Map(texts.filter(([field, text]) => field !== "" && text !== NO_TEXT));
}

/** A service names a field of its command by the path within it. */
function fieldAt([first = "", ...rest]: readonly (string | number)[]): string {
  return (first === "command" ? rest : [first, ...rest]).join(".");
}

function refused(
  definition: VariableDefinitionNode,
  { message, field }: { message: string; field: string },
): GraphQLError {
  const { status, nextStep } = ERRORS.BAD_USER_INPUT;
  return new GraphQLError(message.slice(0, SENTENCE_MAX).toWellFormed(), {
    nodes: definition,
    extensions: { code: "BAD_USER_INPUT", status, nextStep, ...(field === "" ? {} : { field }) },
  });
}
