import {
  type GraphQLInputType,
  type GraphQLLeafType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { REQUEST_LIST_ENTRIES_MAX } from "../../../src/domain/shared/limits.ts";
import { isJsonObject } from "../transport/jsonObject.ts";

type Path = readonly (string | number)[];

/** A place in a variable that does not fit its type. */
export interface Misfit {
  path: Path;
  message: string;
}

export interface MisfitLimits {
  /** How many to look for. */
  max: number;
  /** Whether names of the contract may be suggested. */
  isOpen: boolean;
}

/**
 * Compares the variables of one request with their types. The work grows with the types and with at
 * most `REQUEST_LIST_ENTRIES_MAX` entries of lists, however large the variables are.
 */
export function createMisfits({ max, isOpen }: MisfitLimits) {
  const found: Misfit[] = [];
  let entriesLeft = REQUEST_LIST_ENTRIES_MAX;

  const report = (path: Path, message: string) => {
    if (found.length < max) found.push({ path, message });
  };

  const fitList = (value: readonly unknown[], type: GraphQLInputType, path: Path): unknown => {
    const room = entriesLeft;
    entriesLeft = Math.max(0, room - value.length);
    if (value.length <= room) return value.map((entry, at) => fit(entry, type, [...path, at]));
    report(path, "This list has too many entries.");
    // Just enough for a rule to find it too long.
    return Array.from({ length: room + 1 }, () => null);
  };

  /** The value without what the type does not know; a list that is too long is cut. */
  const fit = (value: unknown, type: GraphQLInputType, path: Path): unknown => {
    if (found.length === max) return value;
    if (isNonNullType(type)) {
      if (value != null) return fit(value, type.ofType, path);
      report(path, `Expected a value of type "${String(type)}".`);
      return value;
    }
    if (value == null) return value;
    if (isListType(type)) {
      if (Array.isArray(value)) return fitList(value, type.ofType, path);
      return fit(value, type.ofType, path);
    }
    if (!isInputObjectType(type)) {
      const message = leafMistake(value, { type, isOpen });
      if (message !== null) report(path, message);
      return value;
    }
    if (!isJsonObject(value)) {
      report(path, `Expected "${type.name}" to be an object.`);
      return null;
    }
    const fields = type.getFields();
    const known = new Map<string, unknown>();
    for (const field of Object.values(fields)) {
      const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
      const isLeftOut = given === undefined && !isRequiredInputField(field);
      if (!isLeftOut) known.set(field.name, fit(given, field.type, [...path, field.name]));
    }
    for (const name of Object.keys(value)) {
      if (found.length === max) break;
      if (!Object.hasOwn(fields, name)) report(path, `"${type.name}" has no field "${name}".`);
    }
    return Object.fromEntries(known);
  };

  return { found, fit: (value: unknown, type: GraphQLInputType) => fit(value, type, []) };
}

/** What a scalar or an enumeration says of a value that it does not take. */
function leafMistake(
  value: unknown,
  { type, isOpen }: { type: GraphQLLeafType; isOpen: boolean },
): string | null {
  const mistake = `This is not a value of type "${type.name}".`;
  try {
    return type.coerceInputValue(value, !isOpen) === undefined ? mistake : null;
  } catch (error) {
    return error instanceof GraphQLError ? error.message : mistake;
  }
}
