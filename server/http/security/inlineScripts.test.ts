import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inlineScriptsOf } from "./inlineScripts.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "inline-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("allows the scripts that a build has written into its page, and nothing else", async () => {
  const html =
    '<script>alert("hello")</script><script type="module" src="/app.js"></script>' +
    '<script type="application/json">{}</script>';
  await writeFile(path.join(folder, "index.html"), html);
  expect(inlineScriptsOf(folder)).toEqual({
    // printf 'alert("hello")' | openssl dgst -sha256 -binary | base64
    sources: { "script-src": ["'sha256-15xTQOuF/OesomfBHh+sYeg4tGStBBWrw6CRoP9zLjk='"] },
  });
});

it("has nothing to allow without a build", () => {
  expect(inlineScriptsOf(path.join(folder, "none"))).toEqual({ sources: { "script-src": [] } });
});
