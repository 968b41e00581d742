import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLInputType,
  type VariableDefinitionNode,
  getNamedType,
  getOperationAST,
  isInputType,
  typeFromAST,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import { ERRORS } from "../../../src/domain/shared/errors.ts";
import { fieldTexts } from "../../../src/domain/shared/inputs/fieldTexts.ts";
import { COMMAND_INPUTS } from "../../graphql/generated/commands.ts";
import { REQUEST_ERRORS_MAX, shortSentence } from "./shortErrors.ts";
import { createMisfits } from "./variableMisfits.ts";

/** The rules library's default message for rules without their own. */
const NO_TEXT = "Invalid input";

/**
 * Variables that do not fit their types are refused as other input is, before anything is executed:
 * by a code, by the field as services name it, and in the words of the command's rule where it has
 * some. The executor's messages are unreadably long: it prints the whole value in each error.
 */
export function useVariableErrors({ isOpen }: { isOpen: boolean }): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const errors = variableErrors(args, { isOpen });
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

/**
 * What is wrong with the variables of a call. No names from the contract are suggested when
 * `isOpen` is false.
 */
export function variableErrors(
  args: Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues">,
  { isOpen }: { isOpen: boolean },
): GraphQLError[] {
  const operation = getOperationAST(args.document, args.operationName);
  const misfits = createMisfits({ max: REQUEST_ERRORS_MAX, isOpen });
  return (operation?.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(args.schema, definition.type);
    const name = definition.variable.name.value;
    const { [name]: value } = args.variableValues ?? {};
    if (!isInputType(type)) return [];
    if (value === undefined && definition.defaultValue !== undefined) return [];
    const before = misfits.found.length;
    const known = misfits.fit(value, type);
    const found = misfits.found.slice(before);
    if (found.length === 0) return [];
    const texts = ruleTexts(type, known);
    return found.map(({ message, path }) => {
      const field = fieldAt([name, ...path]);
      return refused(definition, { message: texts.get(field) ?? message, field });
    });
  });
}

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
  return new GraphQLError(shortSentence(message), {
    nodes: definition,
    extensions: { code: "BAD_USER_INPUT", status, nextStep, ...(field === "" ? {} : { field }) },
  });
}
