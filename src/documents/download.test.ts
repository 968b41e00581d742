import { describe, expect, it } from "vitest";
import { EXPORT_PATHS } from "../domain/shared/exports.ts";
import { download } from "./download.ts";

const CSV = "First name\r\nDemo\r\n";

/** Somebody whose first token is "old", and who gets "new" for it. */
function session(answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  let token = "old";
  const left = [...answers];
  const host = {
    fetch: async (path: string, { headers }: { headers: { authorization: string } }) => {
      asked.push(`${path} ${headers.authorization}`);
      const answer = left.shift();
      if (answer === undefined) throw new Error("asked too often");
      return answer();
    },
  };
  const refresh = async () => void (token = "new");
  const downloader = { host, token: () => token, refresh } as never;
  return { asked, file: () => download(downloader, EXPORT_PATHS.audience) };
}

const file = () => new Response(CSV);
const refusal = (status: number, code: string) => () =>
  Response.json({ errors: [{ message: "Too many calls.", extensions: { code } }] }, { status });

describe("a file that somebody takes along", () => {
  it("is asked for with the access token", async () => {
    const { asked, file: taken } = session([file]);
    expect(await (await taken()).text()).toBe(CSV);
    expect(asked).toEqual(["/exports/audience.csv Bearer old"]);
  });

  it("is requested again with a new token when the first has run out", async () => {
    const { asked, file: taken } = session([refusal(401, "AUTH_NOT_AUTHENTICATED"), file]);
    expect(await (await taken()).text()).toBe(CSV);
    expect(asked).toEqual(["/exports/audience.csv Bearer old", "/exports/audience.csv Bearer new"]);
  });

  it("is requested again when the first token has run out and hides that there is a file", async () => {
    // Anyone who may not read a document is told that it doesn't exist.
    const hidden = () => {
      const answer = refusal(404, "NOT_FOUND")();
      answer.headers.set("Token-Expired", "true");
      return answer;
    };
    const { asked, file: taken } = session([hidden, file]);
    expect(await (await taken()).text()).toBe(CSV);
    expect(asked).toHaveLength(2);
  });

  it("is refused in the server's words, and not asked for a third time", async () => {
    const limited = session([refusal(429, "RATE_LIMITED")]);
    await expect(limited.file()).rejects.toMatchObject({
      code: "RATE_LIMITED",
      message: "Too many calls.",
    });
    const out = refusal(401, "AUTH_NOT_AUTHENTICATED");
    await expect(session([out, out]).file()).rejects.toMatchObject({
      code: "AUTH_NOT_AUTHENTICATED",
    });
  });

  it("fails as a call without an answer when none comes, or only a part of one", async () => {
    const offline = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(session([offline]).file()).rejects.toMatchObject({ code: "NETWORK" });
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode("First")),
          pull: (controller) => controller.error(new TypeError("network error")),
        }),
      );
    await expect(session([broken]).file()).rejects.toMatchObject({ code: "NETWORK" });
  });

  it("fails as a server does that answers with a fault", async () => {
    const page = () => new Response("<html>Bad gateway", { status: 502 });
    await expect(session([page]).file()).rejects.toMatchObject({ code: "SERVER" });
    const empty = () => new Response("", { status: 500 });
    await expect(session([empty]).file()).rejects.toMatchObject({ code: "SERVER" });
  });
});
