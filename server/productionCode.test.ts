import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const SERVER = new URL("./", import.meta.url);

/** The server's own modules that Node has loaded once `program` has run in the server's folder. */
async function modulesLoadedBy(program: string): Promise<string[]> {
  const watch = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({
      load: (url, context, next) => {
        loaded.push(url);
        return next(url, context);
      },
    });
    await (async () => { ${program} })();
    console.log(JSON.stringify(loaded));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", watch],
    { cwd: fileURLToPath(SERVER), maxBuffer: 16 * 1024 * 1024 },
  );
  const urls = JSON.parse(stdout) as string[];
  return urls
    .filter((url) => url.startsWith(SERVER.href))
    .map((url) => url.slice(SERVER.href.length));
}

/** Portable, and chosen in production by `VIDEO=browser`. */
const BROWSER_VIDEO = "providers/video/portable/browser.ts";

const isOfLocalMode = (file: string) =>
  file.startsWith("local/") || (file.includes("/portable/") && file !== BROWSER_VIDEO);

describe("the server's code", { timeout: 60_000 }, () => {
  it("is loaded for production without anything of the local mode", async () => {
    const files = await modulesLoadedBy(`await import("./application.ts");`);
    expect(files).toContain("application.ts");
    expect(files).toContain("services/payments/receiveCardEvent.ts");
    expect(files.filter(isOfLocalMode)).toEqual([]);
  });

  it("is loaded for the local mode with it", async () => {
    const files = await modulesLoadedBy(`await import("./local/localMode.ts");`);
    expect(files.filter(isOfLocalMode)).toContain("local/demo/seedDemo.ts");
  });
});
