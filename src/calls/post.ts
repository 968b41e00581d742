import type { ServerPath } from "../domain/shared/paths.ts";

/** The one address that answers calls. */
const ENDPOINT = "/graphql" satisfies ServerPath;

/** A call by the hash under which the server knows its document. */
export interface CallRequest {
  documentId: string;
  /** A `Blob` anywhere inside makes the request multipart. */
  variables?: Readonly<Record<string, unknown>>;
  signal?: AbortSignal | undefined;
  /** What carries the request; the `fetch` passed to `post` unless given. */
  carrier?: typeof fetch | undefined;
  /** The request continues when the page is left before its answer. */
  outlivesPage?: boolean | undefined;
  /** The screen itself says that nothing is there; otherwise the browser goes to the 404 page. */
  saysNotFound?: boolean | undefined;
}

/** Sends a raw call: no retry, no refresh, no parsing of the answer. */
export async function post(
  { fetch }: Pick<typeof globalThis, "fetch">,
  { documentId, variables = {}, signal, carrier = fetch, outlivesPage = false }: CallRequest,
  token: string | null,
): Promise<Response> {
  let hasFile = false;
  const operation = JSON.stringify({ documentId, variables }, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    hasFile = true;
    return null;
  });
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (!hasFile) headers["content-type"] = "application/json";
  // Few visits upload anything.
  const body = hasFile ? (await import("./multipart.ts")).formOf(operation, variables) : operation;
  return carrier(ENDPOINT, {
    method: "POST",
    credentials: "include",
    headers,
    body,
    signal: signal ?? null,
    keepalive: outlivesPage,
  });
}
