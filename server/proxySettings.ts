import type { SettingProblem } from "./wiring/serviceSettings.ts";

/** What the operator's own proxies in front of the server tell it. */
interface ProxySettings {
  /** How many there are. */
  TRUSTED_PROXIES: number;
  /** The header in which they name the visitor's country; null for none. */
  COUNTRY_HEADER: string | null;
}

/** What is wrong when nothing is in front that could set or remove the header. */
export function proxyProblems(settings: ProxySettings): SettingProblem[] {
  const { TRUSTED_PROXIES, COUNTRY_HEADER } = settings;
  if (COUNTRY_HEADER === null || TRUSTED_PROXIES > 0) return [];
  return [
    {
      name: "COUNTRY_HEADER",
      problem:
        `is ${COUNTRY_HEADER}, which anybody could send: it needs a proxy of your own that sets it, ` +
        "and TRUSTED_PROXIES to say how many there are",
    },
  ];
}
