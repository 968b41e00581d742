import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import persisted from "../src/operations/generated/persisted-documents.json" with { type: "json" };
import { openServerForTests, type ServerTestDatabase } from "./testing/databases.ts";
import { describeOnServer } from "./testing/onServer.ts";
import { type ServerProcess, startServerProcess } from "./testing/serverProcess.ts";

// Processes on a busy machine start and answer late, which isn't a failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Where both processes are reached, as behind one proxy. */
const PUBLIC_URL = "http://127.0.0.1:4000";
const RETURN_URL = `${PUBLIC_URL}/login/return`;
const STATE = "the state";
const TIMES = 40;

describeOnServer("a sign-in that reaches two processes at once", (url) => {
  let folder: string;
  let database: ServerTestDatabase;
  let processes: ServerProcess[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "twice-"));
    database = await openServerForTests(url, "twice");
    const settings = {
      DATABASE_URL: database.url,
      DATA_FOLDER: "data",
      PUBLIC_URL,
      TOKEN_SECRET: "a secret of at least thirty-two bytes",
      CALLS_PER_MINUTE: "1000000",
    };
    processes = [
      await startServerProcess({ folder, settings }),
      await startServerProcess({ folder, settings }),
    ];
    await Promise.all(processes.map(({ isReady }) => isReady));
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end("SIGKILL")));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const first = () => processes[0] as ServerProcess;
  const post = ({ address }: ServerProcess, body: object, cookie = "") =>
    fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });

  /** The cookie of a browser that leaves for the provider. */
  const begin = async () => {
    const variables = { redirectUri: RETURN_URL, state: STATE };
    const response = await post(first(), { doc_id: BEGIN, variables });
    return (response.headers.get("set-cookie") ?? "").split(";")[0];
  };

  /** The code with which someone new comes back from the provider. */
  const codeOf = async (index: number) => {
    const response = await fetch(`${first().address}/local/openid/authorize`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({
        client_id: "local",
        redirect_uri: RETURN_URL,
        state: STATE,
        choice: "new",
        first_name: "Ada",
        last_name: "Example",
        email: `ada-${index}@example.test`,
      }),
    });
    const back = new URL(response.headers.get("location") ?? "");
    return back.searchParams.get("code");
  };

  const signIn = async (at: ServerProcess, code: string | null, cookie?: string) => {
    const command = { code, url: RETURN_URL, state: STATE, acceptedPolicies: true };
    const response = await post(at, { doc_id: END, variables: { command } }, cookie);
    const { data, errors } = (await response.json()) as Answer;
    const token = data?.linkedInSignInSignUp?.token;
    if (token === undefined) return JSON.stringify(errors);
    const [refresh] = (response.headers.get("set-cookie") ?? "").split(";");
    return `${String(decodeJwt(token)["sid"])} ${refresh}`;
  };

  it("is one session in both answers, each time", async () => {
    for (let index = 0; index < TIMES; index += 1) {
      const code = await codeOf(index);
      const cookie = await begin();
      const calls = processes.map((one) => signIn(one, code, cookie));
      const [one, other] = await Promise.all(calls);
      expect(one, `time ${index}`).toMatch(/^fam_\w+ refresh=./);
      expect(other, `time ${index}`).toBe(one);
    }
  });
});

const BEGIN = idOf("query LinkedInAuthorizationUrl(");
const END = idOf("mutation LinkedInSignInSignUp(");

function idOf(start: string): string | undefined {
  return Object.entries(persisted).find(([, text]) => text.startsWith(start))?.[0];
}

interface Answer {
  data?: { linkedInSignInSignUp?: { token: string } | null } | null;
  errors?: unknown;
}
