import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inProject } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

const holding = (port: number) => {
  const holder = createServer().listen(port, "localhost");
  return once(holder, "listening").then(() => holder);
};

/**
 * Holds a port after one that is free. Tests beside this one get theirs from a range above, so they
 * don't take that one meanwhile.
 */
async function holdSecondOfTwo() {
  for (let port = 20_001; port < 30_000; port += 2) {
    const first = await holding(port - 1).catch(() => null);
    first?.close();
    const holder = first && (await holding(port).catch(() => null));
    if (holder) return { port, holder };
  }
  throw new Error("All ports are taken.");
}

describe("a command that works on what the server has", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What it says in a folder with these lines in `.env`, and with no variables of the kind. */
  async function said(command: string, lines: readonly string[], args: readonly string[] = []) {
    writeFileSync(path.join(folder, ".env"), lines.join("\n"));
    const { PATH } = process.env;
    const options = { cwd: folder, env: { PATH }, quiet: true, silenceInMinutes: 1 };
    const { output, code } = await run(
      process.execPath,
      [inProject("scripts", command), ...args],
      options,
    );
    expect(code).toBe(1);
    return output.trimEnd();
  }

  it.each(["backup.ts", "restore.ts"])(
    "finds in `.env` that the data is on a PostgreSQL server: %s",
    async (command) => {
      const output = await said(command, ["DATABASE_URL=postgres://localhost/beamers"], ["a.tgz"]);
      expect(output).toBe(
        "DATABASE_URL names a PostgreSQL server: use its own tools, pg_dump and pg_restore.",
      );
    },
  );

  it("finds in `.env` the folder that the server would open, whatever the other settings say", async () => {
    const lines = ["DATA_FOLDER=./elsewhere", "HOST=0.0.0.0", "TRUSTED_PROXIES=many", "VIDEO=zoom"];
    expect(await said("backup.ts", lines, ["a.tgz"])).toBe("There is no database in ./elsewhere.");
    expect(await said("forms.ts", lines)).toBe("There is no database in ./elsewhere.");
    expect(readdirSync(folder)).toEqual([".env"]);
  });

  it("names a setting there that is wrong", async () => {
    const output = await said("backup.ts", ["DATABASE_URL=mysql://localhost"], ["a.tgz"]);
    expect(output).toContain("DATABASE_URL must begin with postgres://");
  });

  it("asks for the file, and names one that is not there", async () => {
    expect(await said("backup.ts", [])).toBe("Name the file: npm run backup -- <file>");
    const file = path.join(folder, "none.tgz");
    expect(await said("restore.ts", [], [file])).toBe(`There is no ${file}.`);
    expect(readdirSync(folder)).toEqual([".env"]);
  });

  it("finds its port in `.env`, and says when it or the next one is taken", async () => {
    const { port, holder } = await holdSecondOfTwo();
    const sentence = `Port ${port} is taken; PORT names another.`;
    expect(await said("dev.ts", [`PORT=${port}`])).toBe(sentence);
    expect(await said("dev.ts", [`PORT=${port - 1}`])).toBe(sentence);
    holder.close();
  });

  it.each(["0", "65535", "http"])("says which ports it can use instead of %s", async (port) => {
    expect(await said("dev.ts", [`PORT=${port}`])).toMatch(/PORT must be .* (from|to) /);
  });
});
