import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { isForThisMachine } from "./thisMachineOnly.ts";

describe("a local mode that is this machine's alone", () => {
  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "app.localhost", undefined])(
    "answers what asks for %s",
    (host) => {
      expect(isForThisMachine({ headers: { host } })).toBe(true);
    },
  );

  it.each(["evil.example:3000", "192.168.1.5", "localhost.evil.example", "a b", ":3000", ""])(
    "refuses what asks for %j, by a proxy or by a name that was made to lead here",
    (host) => {
      expect(isForThisMachine({ headers: { host } })).toBe(false);
    },
  );

  describe("over a socket", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ more: { isForThisMachineOnly: true } });
    });
    afterAll(() => server.stop());

    const body = JSON.stringify({ query: "mutation { logOut }" });
    const send = async (target: string, headers: Record<string, string>) => {
      const socket = openSocket(server.address);
      const type = { "content-type": "application/json", "content-length": body.length };
      const line = `POST ${target} HTTP/1.1`;
      socket.write(head(line, { ...headers, ...type, connection: "close" }) + body);
      return socket.closed();
    };

    it.each([
      ["http://evil.example/graphql", "localhost"],
      ["http://evil.example/graphql", "evil.example"],
      ["https://evil.example/graphql", "127.0.0.1"],
      ["http://localhost@evil.example/graphql", "localhost"],
      ["http://evil.example/healthz", "localhost"],
      ["/graphql", "evil.example"],
      ["/healthz", "evil.example"],
    ])("refuses the target %s with the host %s", async (target, host) => {
      const origin = "http://evil.example";
      expect(statusOf(await send(target, { host, origin }))).toBe(421);
    });

    it("takes the host of a whole address for the request's, before all that looks at it", async () => {
      const answered = await send("http://localhost/graphql", { host: "evil.example" });
      expect(answered).toContain('"logOut":true');
      const origin = "http://evil.example";
      const fromElsewhere = await send("http://localhost/graphql", {
        host: "evil.example",
        origin,
      });
      expect(statusOf(fromElsewhere)).toBe(403);
      const own = await send("http://localhost/graphql", {
        host: "localhost",
        origin: "https://localhost",
      });
      expect(statusOf(own)).toBe(200);
    });
  });
});
