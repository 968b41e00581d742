import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Environment, parseDataSettings, parseEnvironment } from "./environment.ts";
import type { SettingProblem } from "./wiring/serviceSettings.ts";

/**
 * The settings of this process, checked: its environment variables and, where these leave one out,
 * the lines of `.env` in the folder that it runs in.
 * @throws with a sentence for each setting that is wrong
 */
export function readSettings(options: {
  isProduction: boolean;
  hasGraphiql: boolean;
}): Environment {
  const { environment, problems } = parseEnvironment(variables(), options);
  if (problems !== null) throw wrongSettings(problems);
  return environment;
}

/**
 * Where the data is, and the port that the server listens on, whatever the other settings say.
 * @throws with a sentence for each of these that is wrong
 */
export function readDataSettings() {
  const { settings, problems } = parseDataSettings(variables());
  if (problems !== null) throw wrongSettings(problems);
  return settings;
}

/** Not written into the environment, where a restarted child would take them for given. */
function variables(): NodeJS.ProcessEnv {
  if (!existsSync(".env")) return process.env;
  return { ...parseEnv(readFileSync(".env", "utf8")), ...process.env };
}

function wrongSettings(problems: readonly SettingProblem[]): Error {
  const lines = problems.map(({ name, problem }) => `  ${name} ${problem}.`);
  return new Error(
    ["These settings are wrong (.env.example names them all):", ...lines].join("\n"),
  );
}
