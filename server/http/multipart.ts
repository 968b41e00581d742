import { GraphQLError } from "graphql";
import type { GraphQLParams, Plugin } from "graphql-yoga";
import { ERRORS } from "../../src/domain/shared/errors.ts";

/** Places that one request may fill with files. */
const PLACES_MAX = 10;

/**
 * Reads a multipart request (`operations`, `map`, and the files), and refuses every one that is not
 * wholly as it should be.
 */
export function useMultipart(): Plugin {
  return {
    onRequestParse({ request, setRequestParser }) {
      const isMultipart = isMultipartType(request.headers.get("content-type"));
      if (request.method === "POST" && isMultipart) setRequestParser(readMultipart);
    },
  };
}

/** Whether a `Content-Type` says that files come with the call. */
export function isMultipartType(type: string | null | undefined): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(type ?? "");
}

async function readMultipart(request: Request): Promise<GraphQLParams> {
  const form = await formOf(request);
  const operations = objectIn(form, "operations");
  const map = Object.entries(objectIn(form, "map"));
  const places = map.flatMap(([part, paths]) =>
    listOf(paths).map((path) => ({ path, file: fileIn(form, part) })),
  );
  if (places.length > PLACES_MAX) refuse("map");
  for (const { path, file } of places) put(operations, path, file);
  return operations;
}

async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge();
    return refuse("body");
  }
}

/** What the parts of a body are limited to, and the body as a whole. */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { http } = error instanceof GraphQLError ? error.extensions : {};
  return /size (limit )?exceeded/.test(error.message) || (isObject(http) && http["status"] === 413);
}

function objectIn(form: FormData, name: string): Record<string, unknown> {
  const text = form.get(name);
  if (typeof text !== "string") return refuse(name);
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : refuse(name);
  } catch {
    return refuse(name);
  }
}

const listOf = (paths: unknown): unknown[] => (Array.isArray(paths) ? paths : refuse("map"));

function fileIn(form: FormData, part: string): File {
  const file = form.get(part);
  return file === null || typeof file === "string" ? refuse("map") : file;
}

/** Puts a file where the variables have null; nothing else can be replaced, and nothing is added. */
function put(operations: Record<string, unknown>, path: unknown, file: File): void {
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
  const { status } = ERRORS.BAD_USER_INPUT;
  throw new GraphQLError("This is not a multipart request of GraphQL.", {
    extensions: { code: "BAD_USER_INPUT", status, field, http: { status } },
  });
}

function tooLarge(): GraphQLError {
  const { status, message, nextStep } = ERRORS.PAYLOAD_TOO_LARGE;
  const extensions = { code: "PAYLOAD_TOO_LARGE", status, nextStep, http: { status } };
  return new GraphQLError(message, { extensions });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
