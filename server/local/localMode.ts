import type { Pool } from "pg";
import type { Route } from "../http/handler.ts";
import { createLocalCalendars } from "../providers/calendars/portable/local.ts";
import { createLocalCards, type SignedMessage } from "../providers/cards/portable/local.ts";
import { createLocalVatNumbers } from "../providers/vatNumbers/portable/local.ts";
import type { Store } from "../store/ports/store.ts";
import type { LocalAdapters } from "../wiring/chooseProviders.ts";
import { localCardRoutes } from "./cards/cardRoutes.ts";
import { demoUsers } from "./demo/rows.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { greeting } from "./greeting.ts";
import { createLocalSignIn } from "./openid/localSignIn.ts";
import { localPages } from "./pages/localPages.ts";
import { outboxRoutes } from "./pages/outboxRoutes.ts";
import { localSecrets } from "./secrets.ts";
import { openPostgresStandIns } from "./standIns/postgres.ts";

export interface LocalModeOptions {
  publicUrl: string;
  dataFolder: string;
  /** Whether GraphiQL lies in front of the server, as `npm run dev` has it. */
  hasGraphiql: boolean;
  /** The addresses at which others than this machine reach it; null when they do not. */
  exposure: string | null;
  database: { store: Store; pool: Pool };
  now: () => number;
  newSecret: () => string;
  /** Milliseconds to add to this machine's clock to have the product's time. */
  clockCorrection: () => number;
  warn: (message: string, details: Record<string, unknown>) => void;
  /** Takes what the local card provider has to say, as the webhook would. */
  receiveCardMessage: (message: SignedMessage) => Promise<void>;
}

/** What the local mode adds to the product. */
export interface LocalMode {
  /** Signs access tokens when no setting does. */
  tokenSecret: string;
  adapters: LocalAdapters;
  /** Pages that are there whichever adapters are chosen. */
  pages: readonly Route[];
  /** What a start prints. */
  greeting(options: { hasLocalSignIn: boolean }): string;
}

/** Opens what only this machine has, and fills in the demo marketplace at the first start. */
export async function openLocalMode(options: LocalModeOptions): Promise<LocalMode> {
  const { publicUrl, dataFolder, hasGraphiql, exposure, database, now, newSecret, warn } = options;
  if (exposure !== null) {
    warn("others reach this local mode, in which anybody can sign in as anybody", { exposure });
  }
  const secrets = await localSecrets({ dataFolder, newSecret });
  const standIns = await openPostgresStandIns(database.pool);
  await seedDemo({ store: database.store, standIns, now: now() });
  const cards = createLocalCards({
    standIns,
    webhookSecret: secrets.cardMessages,
    now,
    newSecret,
    deliver: options.receiveCardMessage,
  });
  return {
    tokenSecret: secrets.token,
    adapters: {
      signIn: createLocalSignIn({
        publicUrl,
        clientSecret: secrets.signInClient,
        standIns,
        now,
        newSecret,
        clockCorrection: options.clockCorrection,
        warn,
      }),
      cards: { adapter: cards, routes: localCardRoutes({ cards, publicUrl }) },
      calendars: { adapter: createLocalCalendars({ standIns }), routes: [] },
      vatNumbers: { adapter: createLocalVatNumbers(), routes: [] },
    },
    pages: [
      ...outboxRoutes({ store: database.store, publicUrl, now }),
      ...localPages({ hasGraphiql }),
    ],
    greeting: ({ hasLocalSignIn }) =>
      greeting({
        publicUrl,
        people: hasLocalSignIn ? demoUsers(now()) : null,
        hasGraphiql,
        exposure,
      }),
  };
}
