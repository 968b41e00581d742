import { globSync } from "node:fs";
import { inProject } from "../lib/project.mjs";

/**
 * The file of a reaction, from the project's folder: it bears the reaction's name.
 * @throws when there isn't one, or more than one
 */
export function reactionFile(reaction: string): string {
  const files = globSync(`server/services/*/${reaction}.ts`, { cwd: inProject() });
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(`${files.length} files in server/services are called ${reaction}.ts`);
  }
  return file.replaceAll("\\", "/");
}
