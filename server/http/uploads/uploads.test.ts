import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beamer, user } from "../../world/people.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";

const PICTURE = `mutation ($file: Upload!) {
  updateUserProfilePicture(command: { file: $file }) { id }
}`;
const OPERATIONS = JSON.stringify({ query: PICTURE, variables: { file: null } });
const MULTIPART = "multipart/form-data; boundary=x";

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const untilFile = (operations: string, path: string) =>
  field("operations", operations) +
  field("map", JSON.stringify({ 0: [path] })) +
  '--x\r\nContent-Disposition: form-data; name="0"; filename="a.jpg"\r\n' +
  "Content-Type: image/jpeg\r\n\r\n";

const replacing = (catalogItemId: string) =>
  untilFile(
    JSON.stringify({
      query:
        "mutation ($command: ReplaceDocumentCommand!) { replaceDocument(command: $command) { id } }",
      variables: { command: { catalogItemId, file: null } },
    }),
    "variables.command.file",
  );

const SOME = "some bytes of a file, ".repeat(100);
/** An upload whose file has begun. */
const BEGUN = untilFile(OPERATIONS, "variables.file") + SOME;
/** A call of creators only. */
const FORBIDDEN = replacing("pub_1") + SOME;

describe("an upload", () => {
  let server: TestServer;
  const tokens: string[] = [];
  /** A creator, and what that creator sends in place of a PDF. */
  let eve = "";
  let wrong = "";
  let picturesBegun = 0;
  beforeAll(async () => {
    server = await startTestServer({
      limits: { uploadWindowMs: 600, uploadsAtOnce: 2, uploadsPerPerson: 1, leftoverMs: 50 },
    });
    const { recodePicture } = server.world.media;
    server.world.media = {
      ...server.world.media,
      recodePicture: (content) => {
        picturesBegun += 1;
        return recodePicture(content);
      },
    };
    for (const slug of ["ada", "bob", "cleo", "dan"]) {
      const { row } = await user(server.world, { slug });
      tokens.push(`Bearer ${await issueAccessToken(server.world, row)}`);
    }
    const creator = await beamer(server.world, { slug: "eve" });
    eve = `Bearer ${await issueAccessToken(server.world, creator.row)}`;
    wrong = replacing((await creator.drops({ priceInCents: 0 })).id) + SOME;
  });
  afterAll(() => server.stop());

  const begin = (authorization: string | undefined, body = "") => {
    const socket = openSocket(server.address);
    const headers = { "content-type": MULTIPART, "content-length": 1_000_000 };
    const signedIn: Record<string, string> = authorization === undefined ? {} : { authorization };
    socket.write(head("POST /graphql HTTP/1.1", { ...headers, ...signedIn }) + body);
    return socket;
  };
  /** Uploads whose calls run, and which go on for long enough. */
  const hold = async (...people: (string | undefined)[]) => {
    const before = picturesBegun;
    const sockets = people.map((token) => begin(token, BEGUN));
    await expect.poll(() => picturesBegun).toBe(before + people.length);
    return sockets;
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
    // It got through: the call finds that it isn't a picture.
    expect(await send(dan)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
    await Promise.all(silent.map((socket) => socket.closed()));
  });

  it("waits for its place when others are sending, and per person", async () => {
    const [ada = "", bob = "", cleo = ""] = tokens;
    const sending = await hold(ada, bob);
    expect(await send(ada)).toEqual({ status: 429, code: "RATE_LIMITED" });
    expect(await send(cleo)).toEqual({ status: 503, code: "RATE_LIMITED" });
    // Too slow, they are closed, and their places are released.
    await Promise.all(sending.map((socket) => socket.closed()));
    await expect.poll(() => send(ada)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
  });

  it("gives its place back when it is answered, though more of it is to come", async () => {
    const sockets = [];
    for (let time = 0; time < 4; time += 1) {
      const socket = begin(eve, wrong);
      sockets.push(socket);
      expect(await socket.received(isRefused)).toContain("Only PDF files are allowed");
    }
    expect(await send(eve)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
    for (const socket of sockets) socket.destroy();
  });

  it("leaves nothing behind when its client leaves after the answer", async () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    for (let time = 0; time < 20; time += 1) {
      const socket = begin(eve, wrong);
      await socket.received(isRefused);
      socket.destroy();
    }
    expect(await send(eve)).toEqual({ status: 200, code: "BAD_USER_INPUT" });
    await expect.poll(timers).toBeLessThan(before + 10);
  });

  it("without the right to make the call has no place, and is cut soon after its answer", async () => {
    const [ada = "", bob = "", cleo = ""] = tokens;
    const sending = await hold(ada, bob);
    expect(await send(cleo)).toEqual({ status: 503, code: "RATE_LIMITED" });
    // All places are taken, and this call is refused for lack of permission alone.
    const socket = begin(cleo, FORBIDDEN);
    const timer = setInterval(() => socket.write("x".repeat(10_000)), 10);
    expect(codeIn(await socket.closed())).toBe("FORBIDDEN");
    clearInterval(timer);
    for (const one of sending) one.destroy();
  });

  it("with a call that may be made, next to one that may not, needs a place", async () => {
    const [ada = "", bob = "", cleo = ""] = tokens;
    const sending = await hold(ada, bob);
    expect(await send(cleo)).toEqual({ status: 503, code: "RATE_LIMITED" });
    const query = `mutation ($file: Upload!) {
      updateUserProfilePicture(command: { file: $file }) { id }
      replaceDocument(command: { catalogItemId: "pub_1", file: $file }) { id }
    }`;
    const operations = JSON.stringify({ query, variables: { file: null } });
    expect(await send(cleo, { operations })).toEqual({ status: 503, code: "RATE_LIMITED" });
    for (const one of sending) one.destroy();
  });

  const readToItsEnd = async (upload: {
    authorization: string | undefined;
    begun: string;
    length: number;
    status: number;
  }) => {
    const { authorization = "", begun, length, status } = upload;
    const socket = openSocket(server.address);
    const headers = { "content-type": MULTIPART, "content-length": length, authorization };
    socket.write(head("POST /graphql HTTP/1.1", headers) + begun);
    expect(statusOf(await socket.received(isRefused))).toBe(status);
    // Longer than the rest of other bodies may take.
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.write(Buffer.alloc(length - begun.length, "x"));
    socket.write(head("GET /healthz HTTP/1.1"));
    const answers = await socket.received((text) => text.includes('"ok"'));
    socket.destroy();
    return answers;
  };

  it("of the wrong type is read to its end, so that browsers see the answer", async () => {
    const upload = { authorization: eve, begun: wrong, length: 1_000_000, status: 200 };
    expect(await readToItsEnd(upload)).toContain('{"status":"ok"}');
  });

  it("that is too large is read to its end, too", async () => {
    const upload = { authorization: eve, begun: "", length: 40_000_000, status: 413 };
    expect(await readToItsEnd(upload)).toContain('{"status":"ok"}');
  });

  it("that finds no place is read to its end, too", async () => {
    const [ada = ""] = tokens;
    const [first] = await hold(ada);
    const upload = { authorization: ada, begun: "", length: 1_000_000, status: 429 };
    expect(await readToItsEnd(upload)).toContain('{"status":"ok"}');
    first?.destroy();
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
    ["a malformed body", MULTIPART, "nothing of the kind"],
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
