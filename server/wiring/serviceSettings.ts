import type { Providers } from "../providers/providers.ts";
import {
  type OutsideService,
  OUTSIDE_SERVICES,
  PROVIDER_SERVICES,
  type ServiceSettings,
} from "./outsideServices.ts";

/** The environment's variables as the process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** What is wrong with a setting or a service. */
export interface SettingProblem {
  /** Name of the setting; of the service where it has none. */
  name: string;
  /** The rest of a sentence that begins with the name. */
  problem: string;
}

/** The settings of each provider's service; null where they are not all set. */
export type ProviderSettings = { readonly [Name in keyof Providers]: ServiceSettings | null };

/** The names of all settings of outside services. */
export const SERVICE_SETTING_NAMES: readonly string[] = OUTSIDE_SERVICES.flatMap(
  ({ keys, defaults }) => [...keys, ...Object.keys(defaults)],
);

/** Whether a setting is absent, or empty: `.env` files leave things out that way. */
export const isMissing = (variables: Variables, name: string): boolean =>
  (variables[name] ?? "").trim() === "";

/** Reads the settings of the services that have a port. */
export function readProviderSettings(
  variables: Variables,
  { isProduction }: { isProduction: boolean },
): ProviderSettings {
  const settingsOf = (service: OutsideService): ServiceSettings | null => {
    // Services without an account are used in production only: local mode makes no outside calls by
    // default.
    const isUsed = service.keys.length === 0 ? isProduction : isWhole(service, variables);
    return isUsed ? valuesOf(service, variables) : null;
  };
  const settings = Object.entries(PROVIDER_SERVICES).map(([name, service]) => [
    name,
    settingsOf(service),
  ]);
  return Object.fromEntries(settings) as ProviderSettings;
}

/** Services with only some of their settings set: a mistake, not a choice of the local adapter. */
export function incompleteServices(variables: Variables): SettingProblem[] {
  return OUTSIDE_SERVICES.filter(({ live }) => live !== null)
    .filter(({ keys }) => keys.some((key) => !isMissing(variables, key)))
    .flatMap(({ name, keys }) =>
      keys
        .filter((key) => isMissing(variables, key))
        .map((key) => ({ name: key, problem: `is missing, though ${name} has other keys` })),
    );
}

/**
 * What keeps the outside services from being used in production: missing keys,
 * adapters that are not built.
 */
export function productionServiceProblems(variables: Variables): SettingProblem[] {
  const missing = OUTSIDE_SERVICES.flatMap(({ keys, purpose }) =>
    keys
      .filter((name) => isMissing(variables, name))
      .map((name) => ({ name, problem: `is missing; production needs it for ${purpose}` })),
  );
  const unbuilt = OUTSIDE_SERVICES.filter(({ live }) => live === null);
  return [...missing, ...unbuilt.flatMap((service) => unbuiltProblem(service, variables))];
}

function unbuiltProblem({ name, keys, purpose }: OutsideService, variables: Variables) {
  const end = "so it must not run in production";
  if (keys.length === 0) {
    return [
      { name, problem: `is needed for ${purpose}; this version cannot speak to it yet, ${end}` },
    ];
  }
  const set = keys.find((key) => !isMissing(variables, key));
  // Without any of its keys it is named as missing already.
  if (set === undefined) return [];
  return [{ name: set, problem: `is set, but this version cannot speak to ${name} yet, ${end}` }];
}

const isWhole = ({ keys }: OutsideService, variables: Variables) =>
  keys.every((name) => !isMissing(variables, name));

function valuesOf({ keys, defaults }: OutsideService, variables: Variables): ServiceSettings {
  const names = [...keys, ...Object.keys(defaults)].filter((name) => !isMissing(variables, name));
  const set = Object.fromEntries(names.map((name) => [name, (variables[name] ?? "").trim()]));
  return { ...defaults, ...set };
}
