import { GraphQLError } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { ERRORS, type RefusalError } from "../../../src/domain/shared/errors.ts";
import type { UploadedFile } from "../../services/shared/upload.ts";
import { callRefusal } from "../graphql/callRefusal.ts";
import { isJsonObject } from "../transport/jsonObject.ts";

/** Whether a `Content-Type` says that files come with the call. */
export function isMultipartType(type: string | null | undefined): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(type ?? "");
}

/** The parts of a multipart request that come before its file. */
export type Fields = ReadonlyMap<string, string>;

/** A file with the name of its part. */
export interface FilePart {
  part: string;
  file: UploadedFile;
}

/**
 * The call of a multipart request of GraphQL: `operations`, `map`, and then the file, in the one
 * place that the map names. Refuses any malformed request.
 */
export function callOf(fields: Fields, filePart: FilePart | null): GraphQLParams {
  const operations = objectIn(fields, "operations");
  const map = Object.entries(objectIn(fields, "map"));
  const [entry] = map;
  if (entry === undefined && filePart === null) return operations;
  if (entry === undefined || filePart === null || map.length > 1) return refuse("map");
  const [part, places] = entry;
  if (part !== filePart.part || !Array.isArray(places) || places.length !== 1) return refuse("map");
  put(operations, places[0], filePart.file);
  return operations;
}

/** The error of a malformed request. */
export function malformed(field: string): GraphQLError {
  const { status } = ERRORS.BAD_USER_INPUT;
  return new GraphQLError("This is not a multipart request of GraphQL.", {
    extensions: { code: "BAD_USER_INPUT", status, field, http: { status } },
  });
}

/** The error of a call that is refused before it starts. */
export function refusedCall({ code, message }: RefusalError): GraphQLError {
  return callRefusal(code, { message });
}

function objectIn(fields: Fields, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(fields.get(name) ?? "");
    return isJsonObject(value) ? value : refuse(name);
  } catch {
    return refuse(name);
  }
}

/** Puts a file where the variables have null; nothing else is replaced or added. */
function put(operations: Record<string, unknown>, path: unknown, file: UploadedFile): void {
  if (typeof path !== "string" || !path.startsWith("variables.")) return refuse("map");
  const names = path.split(".");
  const last = names.pop() ?? "";
  let place: unknown = operations;
  for (const name of names) place = valueAt(place, name);
  if (valueAt(place, last) !== null) return refuse("map");
  (place as Record<string, unknown>)[last] = file;
}

function valueAt(place: unknown, name: string): unknown {
  const isPlace = typeof place === "object" && place !== null && Object.hasOwn(place, name);
  return isPlace ? (place as Record<string, unknown>)[name] : refuse("map");
}

function refuse(field: string): never {
  throw malformed(field);
}
