import type { ServerPath } from "../domain/shared/paths.ts";
import { CallError, callErrorOf, networkError, serverError } from "../calls/callError.ts";
import type { GraphQLAnswerError } from "../calls/callError.ts";
import { saysExpired } from "../calls/saysExpired.ts";
import type { Session } from "../session/session.ts";

type Downloader = Pick<Session, "host" | "token" | "refresh">;

/** A file of the signed-in person's. Rejects with `CallError`, also when only a part of it came. */
export async function download(session: Downloader, path: ServerPath): Promise<Blob> {
  try {
    const response = await request(session, path);
    if (!response.ok) throw callErrorOf(await refusalOf(response));
    return await response.blob();
  } catch (error) {
    throw error instanceof CallError ? error : networkError();
  }
}

/** With an expired token, retries once with a new one. */
async function request({ host, token, refresh }: Downloader, path: ServerPath): Promise<Response> {
  const send = () =>
    host.fetch(path, { credentials: "include", headers: { authorization: `Bearer ${token()}` } });
  const response = await send();
  if (!saysExpired(response)) return response;
  await refresh();
  return send();
}

async function refusalOf(response: Response): Promise<GraphQLAnswerError> {
  const answer = (await response.json().catch(() => null)) as {
    errors?: GraphQLAnswerError[];
  } | null;
  const [refusal] = answer?.errors ?? [];
  if (refusal === undefined) throw serverError();
  return refusal;
}
