import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readChange } from "./change.mjs";

let folder: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
const write = (name: string) => writeFileSync(join(folder, name), `${name} ${performance.now()}`);
const commit = () => {
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.test", "commit", "--message", "a");
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "change-"));
  git("init", "--initial-branch", "main");
  for (const name of ["same", "committed", "changed", "deleted", "staged"]) write(name);
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a change is what was committed since the branch left, and what was not yet", async () => {
  git("switch", "--create", "branch");
  write("committed");
  commit();
  write("changed");
  write("untracked ä");
  rmSync(join(folder, "deleted"));
  write("staged");
  git("add", "staged");
  git("switch", "--detach", "HEAD");
  const files = ["changed", "committed", "deleted", "staged", "untracked ä"];
  expect(await readChange(folder)).toEqual({ base: "main", files });
});

test("what others have added to the main branch since is not part of the change", async () => {
  git("branch", "branch");
  write("committed");
  commit();
  git("switch", "branch");
  expect(await readChange(folder)).toEqual({ base: "main", files: [] });
});

test("without a main branch there is no change to speak of", async () => {
  git("branch", "--move", "main", "trunk");
  expect(await readChange(folder)).toBeNull();
});
