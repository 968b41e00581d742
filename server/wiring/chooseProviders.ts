import { keysOf } from "../../src/domain/shared/lifecycle.ts";
import type { PageNeeds } from "../http/security/contentPolicy.ts";
import type { Route } from "../http/handler.ts";
import { boundedCalendars } from "../providers/calendars/bounded.ts";
import type { Providers } from "../providers/providers.ts";
import {
  type LiveOptions,
  type OutsideService,
  PROVIDER_SERVICES,
  type ServiceSettings,
} from "./outsideServices.ts";
import type { ProviderSettings } from "./serviceSettings.ts";

/** An adapter that works on this machine alone, and the routes it serves. */
export interface LocalAdapter<Adapter> {
  adapter: Adapter;
  routes: readonly Route[];
}

/** The local half of each provider's pair. */
export type LocalAdapters = { readonly [Name in keyof Providers]: LocalAdapter<Providers[Name]> };

/** The adapters of this process, and the routes they serve. */
export interface ChosenProviders {
  providers: Providers;
  routes: readonly Route[];
  /** What pages need for the live ones. */
  pageNeeds: readonly PageNeeds[];
}

/**
 * Chooses each provider's adapter once: the live one if its keys are set, else the local one.
 * Throws if there is neither; production has no local ones.
 */
export function chooseProviders(
  options: Pick<LiveOptions, "clockCorrection" | "warn"> & {
    settings: ProviderSettings;
    /** Null in production. */
    local: LocalAdapters | null;
  },
): ChosenProviders {
  const { local, clockCorrection, warn } = options;
  const pageNeeds: PageNeeds[] = [];
  const choose = <Name extends keyof Providers>(name: Name): LocalAdapter<Providers[Name]> => {
    const service = PROVIDER_SERVICES[name];
    const settings = options.settings[name];
    const live = settings && usedWith(service, settings);
    if (live !== null && settings !== null) {
      pageNeeds.push(live.pages);
      return { adapter: live.make({ settings, clockCorrection, warn }), routes: [] };
    }
    if (local === null) throw new Error(`There is no adapter for ${service.name}.`);
    return local[name];
  };
  const chosen = keysOf(PROVIDER_SERVICES).map((name) => ({ name, ...choose(name) }));
  const adapters = Object.fromEntries(
    chosen.map(({ name, adapter }) => [name, adapter]),
  ) as unknown as Providers;
  return {
    providers: { ...adapters, calendars: boundedCalendars(adapters.calendars) },
    routes: chosen.flatMap(({ routes }) => routes),
    pageNeeds,
  };
}

/** What is used with such settings, the service or its alternative; null if it is not built. */
function usedWith<Adapter>(
  { live, pages = {}, instead }: OutsideService<Adapter>,
  settings: ServiceSettings,
): { make: (options: LiveOptions) => Adapter; pages: PageNeeds } | null {
  const isInstead = instead && settings[instead.choice.setting] === instead.choice.value;
  if (isInstead) return { make: instead.live, pages: {} };
  return live && { make: live, pages };
}
