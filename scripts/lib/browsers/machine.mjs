import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

/**
 * Where a program is: the path that a setting names, the first of these commands, or the first file
 * that fits one of these patterns. Null if there isn't one.
 * @param {{ setting: string, commands?: readonly string[], files?: readonly string[] }} places
 */
export function programAt({ setting, commands = [], files = [] }) {
  const named = process.env[setting];
  if (named) return existsSync(named) ? named : null;
  for (const command of commands) {
    try {
      return execFileSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" }).trim();
    } catch {
      // Not installed.
    }
  }
  return globSync([...files])[0] ?? null;
}
