import type { ServerPath } from "../domain/shared/paths.ts";
import type { SessionHost } from "./host.ts";

/** The one address that answers calls. */
const ENDPOINT = "/graphql" satisfies ServerPath;

/** A call by the hash under which the server knows its document. */
export interface CallRequest {
  documentId: string;
  /** A `Blob` anywhere inside makes the request multipart. */
  variables?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
}

/** Sends a call as it is: no retry, no refresh, no reading of the answer. */
export function post(
  { fetch }: Pick<SessionHost, "fetch">,
  { documentId, variables = {}, signal }: CallRequest,
  token: string | null,
): Promise<Response> {
  const files = filesIn(variables, "variables");
  const operation = JSON.stringify({ documentId, variables: withoutFiles(variables) });
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (files.length === 0) headers["content-type"] = "application/json";
  return fetch(ENDPOINT, {
    method: "POST",
    credentials: "include",
    headers,
    body: files.length === 0 ? operation : formOf(operation, files),
    signal: signal ?? null,
  });
}

/** GraphQL multipart request: the operation, a map from part to place, the parts. */
function formOf(operation: string, files: readonly { path: string; file: Blob }[]): FormData {
  const form = new FormData();
  form.append("operations", operation);
  const map = Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]));
  form.append("map", JSON.stringify(map));
  files.forEach(({ file }, index) => form.append(String(index), file));
  return form;
}

function filesIn(value: unknown, path: string): { path: string; file: Blob }[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, `${path}.${key}`));
}

function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return null;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, withoutFiles(v)]));
}
