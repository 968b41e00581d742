import { existsSync } from "node:fs";
import { type Environment, parseEnvironment, parsePlaces } from "./environment.ts";
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
 * Where the data is and where the server listens, whatever the other settings say.
 * @throws with a sentence for each of these that is wrong
 */
export function readPlaces() {
  const { places, problems } = parsePlaces(variables());
  if (problems !== null) throw wrongSettings(problems);
  return places;
}

function variables(): NodeJS.ProcessEnv {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return process.env;
}

function wrongSettings(problems: readonly SettingProblem[]): Error {
  const lines = problems.map(({ name, problem }) => `  ${name} ${problem}.`);
  return new Error(
    ["These settings are wrong (.env.example names them all):", ...lines].join("\n"),
  );
}
