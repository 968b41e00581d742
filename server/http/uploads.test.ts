import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { user } from "../../mocks/world/people.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../testing/rawSocket.ts";

const PICTURE = `mutation ($file: Upload!) {
  updateUserProfilePicture(command: { file: $file }) { id }
}`;
const OPERATIONS = JSON.stringify({ query: PICTURE, variables: { file: null } });
const MULTIPART = "multipart/form-data; boundary=x";

describe("an upload", () => {
  let server: TestServer;
  const tokens: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      limits: { uploadWindowMs: 250, uploadsAtOnce: 2, uploadsPerPerson: 1, leftoverMs: 50 },
    });
    for (const slug of ["ada", "bob", "cleo", "dan"]) {
      const { row } = await user(server.world, { slug });
      tokens.push(`Bearer ${await issueAccessToken(server.world, row)}`);
    }
  });
  afterAll(() => server.stop());

  const begin = (authorization: string | undefined, body = "") => {
    const socket = openSocket(server.address);
    const headers = { "content-type": MULTIPART, "content-length": 1_000_000 };
    const signedIn: Record<string, string> = authorization === undefined ? {} : { authorization };
    socket.write(head("POST /graphql HTTP/1.1", { ...headers, ...signedIn }) + body);
    return socket;
  };
  const codeIn = (text: string) => /"code":"(\w+)"/.exec(text)?.[1];
  const isRefused = (text: string) => codeIn(text) !== undefined;

  const send = async (
    authorization: string,
    { operations = OPERATIONS, map = '{"0":["variables.file"]}', bytes = 10 } = {},
  ) => {
    const form = new FormData();
    form.set("operations", operations);
    form.set("map", map);
    form.set("0", new File([new Uint8Array(bytes)], "avatar.jpg", { type: "image/jpeg" }));
    const body = form;
    const headers = { authorization };
    const response = await fetch(`${server.address}/graphql`, { method: "POST", headers, body });
    return { status: response.status, code: codeIn(await response.text()) };
  };

  it("needs a token before a byte of it is read", async () => {
    for (const authorization of [undefined, "Bearer nonsense"]) {
      const socket = begin(authorization);
      const answer = await socket.received(isRefused);
      expect([statusOf(answer), codeIn(answer)]).toEqual([401, "AUTH_NOT_AUTHENTICATED"]);
      socket.destroy();
    }
  });

  it("is refused by its length alone", async () => {
    const socket = openSocket(server.address);
    const headers = { "content-type": MULTIPART, "content-length": 40_000_000 };
    socket.write(head("POST /graphql HTTP/1.1", { ...headers, authorization: tokens[0] ?? "" }));
    expect(statusOf(await socket.received(isRefused))).toBe(413);
    socket.destroy();
  });

  it("gets its place past connections that are silent, and they end", async () => {
    const silent = tokens.slice(0, 3).map((token) => begin(token));
    const [, , , dan = ""] = tokens;
    // It got there: the call finds that it is no picture.
    expect(await send(dan)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
    await Promise.all(silent.map((socket) => socket.closed()));
  });

  it("waits for its place when others are sending, and per person", async () => {
    const [ada = "", bob = "", cleo = ""] = tokens;
    const sending = [ada, bob].map((token) => begin(token, "--x\r\n"));
    await expect.poll(() => send(ada)).toEqual({ status: 429, code: "RATE_LIMITED" });
    await expect.poll(() => send(cleo)).toEqual({ status: 503, code: "RATE_LIMITED" });
    // Too slow, they end, and their places are free again.
    await Promise.all(sending.map((socket) => socket.closed()));
    await expect.poll(() => send(ada)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
  });

  it("ends when it trickles", async () => {
    const socket = begin(tokens[0]);
    const timer = setInterval(() => socket.write("x"), 10);
    expect(statusOf(await socket.closed())).toBeNull();
    clearInterval(timer);
  });

  it("gives its place back when its client leaves", async () => {
    const [ada = ""] = tokens;
    begin(ada, "--x\r\n").destroy();
    await expect.poll(() => send(ada)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
  });

  it.each([
    ["a map of numbers", { map: '{"0":[1]}' }],
    ["a map to a number", { map: '{"0":1}' }],
    ["a map that is a list", { map: "[[1]]" }],
    ["a map that is null", { map: "null" }],
    ["a map that is no JSON", { map: "{" }],
    ["a map to nowhere", { map: '{"0":["variables.other.file"]}' }],
    ["a map into prototypes", { map: '{"0":["variables.__proto__.file"]}' }],
    ["a map to the document", { map: '{"0":["query"]}' }],
    ["a map of a part that is not there", { map: '{"7":["variables.file"]}' }],
    ["a map of a part that is no file", { map: '{"map":["variables.file"]}' }],
    ["operations that are null", { operations: "null" }],
    ["operations that are a list", { operations: `[${OPERATIONS}]` }],
    ["operations that are no JSON", { operations: "{" }],
    ["operations without variables", { operations: JSON.stringify({ query: PICTURE }) }],
    [
      "variables that are a text",
      { operations: JSON.stringify({ query: PICTURE, variables: "x" }) },
    ],
  ])("with %s is refused", async (_name, parts) => {
    expect(await send(tokens[0] ?? "", parts)).toEqual({ status: 400, code: "BAD_USER_INPUT" });
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    ["no parts", MULTIPART, "--x--\r\n"],
    ["a body that is none", MULTIPART, "nothing of the kind"],
    ["half a part", MULTIPART, '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{'],
    ["an empty body", MULTIPART, ""],
  ])("with %s is refused", async (_name, type, body) => {
    const response = await fetch(`${server.address}/graphql`, {
      method: "POST",
      headers: { authorization: tokens[0] ?? "", "content-type": type },
      body,
    });
    expect([response.status, codeIn(await response.text())]).toEqual([400, "BAD_USER_INPUT"]);
  });

  it("logs none of it as a fault", () => {
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("says that a token has expired", async () => {
    server.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const socket = begin(tokens[0]);
    expect(await socket.received(isRefused)).toMatch(/token-expired: true/i);
    socket.destroy();
  });
});
