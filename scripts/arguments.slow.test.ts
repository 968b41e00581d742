import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

const COMMANDS = [
  ...readdirSync(inProject("scripts"))
    .filter((name) => /\.(?:mjs|ts)$/.test(name) && !name.includes(".test."))
    .map((name) => `scripts/${name}`),
  "server/main.ts",
];

test.each(COMMANDS)("%s does nothing when an argument is mistyped", async (command) => {
  // Checked first: a command that ignores them would be run for real.
  const reads = /\bownArguments\(|\bdatabaseCommand\(/;
  expect(readFileSync(inProject(command), "utf8")).toMatch(reads);
  const { code, output } = await run(process.execPath, [command, "--prod"], {
    quiet: true,
    silenceInMinutes: 1,
  });
  expect(output).toMatch(/^\S.* does not know "--prod"\. It takes /);
  expect(output.trim()).not.toContain("\n");
  expect(code).toBe(1);
});

test("a start is not one of local mode where NODE_ENV says production, as npm makes of --production", async () => {
  const { code, output } = await run(process.execPath, ["scripts/start.mjs"], {
    quiet: true,
    silenceInMinutes: 1,
    env: { ...process.env, NODE_ENV: "production" },
  });
  expect(output).toContain("npm run start:production");
  expect(code).toBe(1);
});
