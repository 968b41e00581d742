import {
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from "graphql";
import { isJsonObject } from "./jsonObject.ts";

/**
 * The value with null for each required field that is missing, however deep, so that what is wrong
 * with it has a path of its own.
 */
export function withMissingFields(value: unknown, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    if (!Array.isArray(value)) return withMissingFields(value, inner.ofType);
    return value.map((item) => withMissingFields(item, inner.ofType));
  }
  if (!isInputObjectType(inner) || !isJsonObject(value)) return value;
  const filled = new Map(Object.entries(value));
  for (const field of Object.values(inner.getFields())) {
    const given = filled.get(field.name);
    if (given !== undefined) filled.set(field.name, withMissingFields(given, field.type));
    else if (isRequiredInputField(field)) filled.set(field.name, null);
  }
  return Object.fromEntries(filled);
}
