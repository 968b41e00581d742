import type { Providers } from "../providers/providers.ts";
import {
  type Alternative,
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
  ({ keys, defaults, instead }) => [
    ...keys,
    ...Object.keys(defaults),
    ...(instead === undefined ? [] : [instead.choice.setting, ...Object.keys(instead.defaults)]),
  ],
);

/** Those that are addresses to which secrets or files are sent. */
export const SERVICE_ADDRESS_NAMES: readonly string[] = OUTSIDE_SERVICES.flatMap(
  ({ addresses = [] }) => addresses,
);

/** Whether a setting is absent, or empty: `.env` files leave things out that way. */
export const isMissing = (variables: Variables, name: string): boolean =>
  saidOf(variables, name) === "";

const saidOf = (variables: Variables, name: string) => (variables[name] ?? "").trim();

/** Reads the settings of the services that have a port. */
export function readProviderSettings(
  variables: Variables,
  { isProduction }: { isProduction: boolean },
): ProviderSettings {
  const settingsOf = (service: OutsideService): ServiceSettings | null => {
    const { instead } = service;
    if (instead !== undefined && usesAlternative(service, instead, { variables, isProduction })) {
      const { setting, value } = instead.choice;
      return { [setting]: value, ...valuesOf({ keys: [], ...instead }, variables) };
    }
    // Services without an account are used in production only, or where one of their settings asks
    // for them: local mode makes no outside calls by default.
    const isUsed =
      service.keys.length === 0
        ? isProduction || isAnySet(service, variables)
        : isWhole(service, variables);
    return isUsed ? valuesOf(service, variables) : null;
  };
  const settings = Object.entries(PROVIDER_SERVICES).map(([name, service]) => [
    name,
    settingsOf(service),
  ]);
  return Object.fromEntries(settings) as ProviderSettings;
}

/**
 * Whether the alternative to a service is used: it is chosen, or nothing is, and only its settings
 * are there. With none of them either, local mode has its local adapter; production wants a choice.
 */
function usesAlternative(
  service: OutsideService,
  { defaults }: Alternative,
  { variables, isProduction }: { variables: Variables; isProduction: boolean },
): boolean {
  const chosen = chosenIn(service, variables);
  if (chosen !== null) return chosen === "alternative";
  const hasSettings = Object.keys(defaults).some((name) => !isMissing(variables, name));
  return hasSettings && !isProduction && !isWhole(service, variables);
}

/** What a setting chooses; null where it says nothing, and for services without an alternative. */
function chosenIn(
  { instead }: OutsideService,
  variables: Variables,
): "service" | "alternative" | null {
  if (instead === undefined) return null;
  const { setting, value, serviceValue } = instead.choice;
  const said = saidOf(variables, setting);
  if (said === value) return "alternative";
  return said === serviceValue ? "service" : null;
}

/** Services with only some of their settings set: a mistake, not a choice of the local adapter. */
export function incompleteServices(variables: Variables): SettingProblem[] {
  return OUTSIDE_SERVICES.filter(({ live }) => live !== null).flatMap((service) => {
    const reason = whyWanted(service, variables);
    if (reason === null) return [];
    return missingKeys(service, variables).map((name) => ({
      name,
      problem: `is missing, though ${reason}`,
    }));
  });
}

/** Why somebody seems to want a service, as the rest of a sentence; null if nobody does. */
function whyWanted(service: OutsideService, variables: Variables): string | null {
  const { name, keys, instead } = service;
  const chosen = chosenIn(service, variables);
  if (chosen === "alternative") return null;
  if (chosen === "service") return `${instead?.choice.setting} is ${instead?.choice.serviceValue}`;
  return missingKeys(service, variables).length < keys.length ? `${name} has other keys` : null;
}

/**
 * What keeps the outside services from being used in production: missing keys,
 * adapters that are not built.
 */
export function productionServiceProblems(variables: Variables): SettingProblem[] {
  const wanted = OUTSIDE_SERVICES.filter(
    (service) => chosenIn(service, variables) !== "alternative",
  );
  const missing = wanted.flatMap((service) => {
    const need = `production needs it for ${service.purpose}${unlessChosen(service)}`;
    return missingKeys(service, variables).map((name) => ({
      name,
      problem: `is missing; ${need}`,
    }));
  });
  const unbuilt = OUTSIDE_SERVICES.filter(({ live }) => live === null);
  return [...missing, ...unbuilt.flatMap((service) => unbuiltProblem(service, variables))];
}

const unlessChosen = ({ instead }: OutsideService) =>
  instead === undefined ? "" : `, unless ${instead.choice.setting} is ${instead.choice.value}`;

const missingKeys = ({ keys }: OutsideService, variables: Variables) =>
  keys.filter((key) => isMissing(variables, key));

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

const isAnySet = ({ defaults }: OutsideService, variables: Variables) =>
  Object.keys(defaults).some((name) => !isMissing(variables, name));

const isWhole = (service: OutsideService, variables: Variables) =>
  missingKeys(service, variables).length === 0;

function valuesOf(
  { keys, defaults }: Pick<OutsideService, "keys" | "defaults">,
  variables: Variables,
): ServiceSettings {
  const names = [...keys, ...Object.keys(defaults)].filter((name) => !isMissing(variables, name));
  const set = Object.fromEntries(names.map((name) => [name, saidOf(variables, name)]));
  return { ...defaults, ...set };
}
