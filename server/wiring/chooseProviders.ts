import type { PageNeeds } from "../http/contentPolicy.ts";
import type { Route } from "../http/handler.ts";
import { boundedCalendars } from "../providers/calendars/bounded.ts";
import type { Providers } from "../providers/providers.ts";
import { type LiveOptions, PROVIDER_SERVICES } from "./outsideServices.ts";
import type { ProviderSettings } from "./serviceSettings.ts";

/** An adapter that works on this machine alone, and the routes that it answers. */
export interface LocalAdapter<Adapter> {
  adapter: Adapter;
  routes: readonly Route[];
}

/** The local half of each provider's pair. */
export type LocalAdapters = { readonly [Name in keyof Providers]: LocalAdapter<Providers[Name]> };

/** The adapters of this process, and the routes that those among them answer. */
export interface ChosenProviders {
  providers: Providers;
  routes: readonly Route[];
  /** What pages may use for the live ones. */
  pageNeeds: readonly PageNeeds[];
}

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Chooses each provider's adapter once: the live one where its keys are set, else the local one.
 * Throws where there is neither; in production nothing is local.
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
    if (service.live !== null && settings !== null) {
      pageNeeds.push(service.pages ?? {});
      return { adapter: service.live({ settings, clockCorrection, warn }), routes: [] };
    }
    if (local === null) throw new Error(`There is no adapter for ${service.name}.`);
    return local[name];
  };
  const signIn = choose("signIn");
  const cards = choose("cards");
  const calendars = choose("calendars");
  const files = choose("files");
  const sharing = choose("sharing");
  const vatNumbers = choose("vatNumbers");
  return {
    providers: {
      signIn: signIn.adapter,
      cards: cards.adapter,
      calendars: boundedCalendars(calendars.adapter, after),
      files: files.adapter,
      sharing: sharing.adapter,
      vatNumbers: vatNumbers.adapter,
    },
    routes: [signIn, cards, calendars, files, sharing, vatNumbers].flatMap(({ routes }) => routes),
    pageNeeds,
  };
}
