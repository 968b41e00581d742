import { isJsonObject } from "../transport/jsonObject.ts";
import { ID_PARAMETERS, documentIdOf } from "./persistedDocuments.ts";

/** A call by a document's id, as its JSON body says. */
export interface CallParameters {
  id: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

const NAMES = new Set(["query", "variables", "operationName", "extensions", ...ID_PARAMETERS]);

/** Reads a body that names a document. Null when it names none, or isn't fully valid. */
export function readParameters(body: string): CallParameters | null {
  const given = parseObject(body);
  if (given === null || !Object.keys(given).every((name) => NAMES.has(name))) return null;
  const { operationName = null, variables = null, extensions = null } = given;
  const id = documentIdOf(given);
  if (typeof id !== "string") return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if (variables !== null && !isJsonObject(variables)) return null;
  if (extensions !== null && !isJsonObject(extensions)) return null;
  return { id, operationName, variables: variables ?? {} };
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
