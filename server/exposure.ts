import { isLoopback } from "./machine/loopback.ts";
import type { SettingProblem } from "./wiring/serviceSettings.ts";

/** The settings that decide who reaches a local mode, in which anyone can sign in as anyone. */
interface ExposureSettings {
  HOST: string | null;
  /** A whole address. */
  PUBLIC_URL: string | null;
  /** Whether others may. */
  EXPOSE_LOCAL_MODE: string | null;
}

/** The addresses at which others than this machine reach a local mode; null if there aren't any. */
export function exposureOf(settings: ExposureSettings): string | null {
  const values = exposing(settings).map(({ value }) => value);
  return values.length === 0 ? null : values.join(", ");
}

/** What is wrong when others reach a local mode and no one has said that they may. */
export function exposureProblems(settings: ExposureSettings): SettingProblem[] {
  if (settings.EXPOSE_LOCAL_MODE !== null) return [];
  return exposing(settings).map(({ name, value }) => ({
    name,
    problem:
      `is ${value}, where others reach this local mode, in which anybody can sign in as anybody; ` +
      "`npm run start:production` starts production, EXPOSE_LOCAL_MODE=true allows it all the same",
  }));
}

function exposing({ HOST, PUBLIC_URL }: ExposureSettings) {
  const hosts = [
    { name: "HOST", value: HOST, host: HOST },
    { name: "PUBLIC_URL", value: PUBLIC_URL, host: PUBLIC_URL && new URL(PUBLIC_URL).hostname },
  ];
  return hosts.filter(({ host }) => host !== null && !isLoopback(host));
}
