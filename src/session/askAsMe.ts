import { CallError } from "../calls/callError.ts";
import { saysExpired } from "../calls/saysExpired.ts";
import type { ServerPath } from "../domain/shared/paths.ts";
import type { RefreshFailure } from "./refresh.ts";
import type { Session } from "./session.ts";

/** What asking in one's own name needs of the session. */
export type Asker = Pick<Session, "host" | "token" | "refresh">;

/**
 * Asks for a path of the server as the signed-in person; with an expired token, once more with a new
 * one. Rejects with `CallError` when the session is over, and with any other error when there is no
 * answer.
 */
export async function askAsMe(
  session: Asker,
  path: ServerPath,
  { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const send = (token: string | null) => {
    const authorization: Record<string, string> =
      token === null ? {} : { authorization: `Bearer ${token}` };
    return session.host.fetch(path, {
      ...init,
      credentials: "include",
      headers: { ...headers, ...authorization },
    });
  };
  const token = session.token();
  const response = await send(token);
  if (token === null || !saysExpired(response)) return response;
  await response.body?.cancel();
  // Another request may have refreshed it meanwhile.
  if (session.token() === token) await renew(session);
  return send(session.token());
}

/** Throws `CallError` when the session is over. */
async function renew({ host, refresh }: Asker): Promise<void> {
  try {
    await refresh();
  } catch (error) {
    host.log("refresh failed", error);
    if (!(error as RefreshFailure).refusals) throw error;
    throw new CallError("You’re not signed in.", { code: "AUTH_NOT_AUTHENTICATED" });
  }
}
