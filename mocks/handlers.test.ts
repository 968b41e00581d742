import { execFileSync } from "node:child_process";
import { getResponse, matchRequestUrl } from "msw";
import { describe, expect, it } from "vitest";
import { handlersOf } from "./handlers.ts";
import { SERVER_ADDRESSES } from "./serverAddresses.ts";
import { startLiveSession } from "../server/services/live/startLiveSession.ts";
import { instantOf } from "../server/world/actions.ts";
import { beamer, user } from "../server/world/people.ts";
import { createWorld } from "../server/world/world.ts";
import { liveMessagesPath, liveNewsPath } from "../src/domain/live/news.ts";
import { ACCESS_TOKEN_LIFETIME_MS, LIVE_BEAT_MS, MINUTE_MS } from "../src/domain/shared/limits.ts";

const WORKSHOP = "http://localhost:6006";
const FOLDERS = ["src", "server", "mocks", "stories", ".storybook"];
const ROOT = process.cwd();

/** What else the workshop's page asks of the dev server. */
const OF_THE_DEV_SERVER = [
  "node_modules/.cache/storybook/10/sb-vite/deps/react.js?v=1",
  "node_modules/msw/lib/core/documents/exports/index.js",
  "@vite/client",
  "@id/__x00__virtual:/exports/documents.js",
  "@react-refresh",
  "/virtual:/@storybook/builder-vite/vite-app.js",
  "mockServiceWorker.js",
  "iframe.html?id=screens-item--ready",
  "index.json",
  "sb-manager/runtime.js",
];

describe("the network of a story", () => {
  it("leaves alone the modules that the dev workshop loads from the source tree", () => {
    const world = createWorld();
    const paths = handlersOf(world).map(({ info }) => String(info.path));
    const files = execFileSync("git", ["ls-files", ...FOLDERS], { encoding: "utf8" })
      .trim()
      .split("\n");
    expect(files).toContain("src/components/exports/saveFile.ts");
    const outside = files.map((file) => `@fs${ROOT}/${file}`);
    const taken = [...files, ...outside, ...OF_THE_DEV_SERVER].flatMap((file) =>
      [...paths, ...SERVER_ADDRESSES]
        .filter((path) => matchRequestUrl(new URL(file, WORKSHOP), path, WORKSHOP).matches)
        .map((path) => `${path} answers ${file}`),
    );
    expect(taken).toEqual([]);
  });
});

describe("a live session in a story", () => {
  const BEGINS = "2026-03-17T09:00:00Z";
  const TEXT = { kind: "TEXT", participantId: 1, key: "a", text: "Hello" };

  async function open() {
    const world = createWorld();
    const host = await beamer(world);
    const guest = await user(world);
    const booking = await guest.books(await host.offers({ priceInCents: 0 }), BEGINS);
    const { channelId } = booking;
    world.clock.advance(instantOf(BEGINS) - 5 * MINUTE_MS - world.now());
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers: HeadersInit =
        world.token === null ? {} : { authorization: `Bearer ${world.token}` };
      const request = new Request(new URL(path, WORKSHOP), { headers, ...init });
      const answer = await getResponse(handlersOf(world), request, { baseUrl: WORKSHOP });
      if (answer === undefined) throw new Error(`nobody answers ${path}`);
      return answer;
    };
    const asks = (where: { participantId?: number | null; after?: number } = {}) =>
      ask(liveNewsPath({ channelId, participantId: null, after: 0, ...where }));
    const posts = (message: unknown) =>
      ask(liveMessagesPath(channelId), { method: "POST", body: JSON.stringify(message) });
    const starts = () =>
      startLiveSession(world.contextFor(host.viewer), { channelId, participantId: 1 });
    return { world, host, guest, asks, posts, starts };
  }
  const linesOf = ({ body }: Response) => {
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    return {
      next: async () => JSON.parse((await reader?.read())?.value ?? "null") as unknown,
      leave: () => reader?.cancel(),
    };
  };

  it("is followed and spoken in as over HTTP, by this world's clock", async () => {
    const { world, host, asks, posts, starts } = await open();
    await host.signsIn();
    await starts();
    const followed = await asks({ participantId: 1 });
    expect(followed.headers.get("content-type")).toContain("ndjson");
    const { next, leave } = linesOf(followed);
    expect(await next()).toMatchObject({ kind: "STATE", status: "LIVE" });
    expect((await posts(TEXT)).status).toBe(204);
    expect(await next()).toMatchObject({ kind: "TEXT", text: "Hello" });
    world.clock.advance(LIVE_BEAT_MS);
    expect(await next()).toEqual({ kind: "BEAT" });
    await leave();
  });

  it("refuses as the server does", async () => {
    const { world, guest, asks, posts } = await open();
    expect((await asks()).status).toBe(401);
    await guest.signsIn();
    expect((await asks({ after: -1 })).status).toBe(400);
    const refused = await posts({ ...TEXT, text: "" });
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT", status: 400, field: "text" } }],
    });
    await (await user(world)).signsIn();
    expect((await asks()).status).toBe(404);
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const late = await posts(TEXT);
    expect([late.status, late.headers.get("token-expired")]).toEqual([401, "true"]);
  });

  it("is out of reach when the network is, and breaks off when that happens later", async () => {
    const { world, host, asks, posts } = await open();
    await host.signsIn();
    const { next } = linesOf(await asks());
    await next();
    world.faults.network = "server error";
    expect((await asks()).status).toBe(502);
    expect((await posts(TEXT)).status).toBe(502);
    world.clock.advance(LIVE_BEAT_MS);
    await expect(next()).rejects.toThrow("the network is gone");
  });
});
