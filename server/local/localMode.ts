import path from "node:path";
import type { Pool } from "pg";
import type { Route } from "../http/handler.ts";
import { createLocalCalendars } from "../providers/calendars/portable/local.ts";
import { createLocalCards, type SignedMessage } from "../providers/cards/portable/local.ts";
import { createFolderFiles } from "../providers/files/folder.ts";
import { createOwnForms } from "../providers/forms/portable/own.ts";
import { createLocalSharing } from "../providers/sharing/portable/local.ts";
import { createLocalMails } from "../providers/mail/portable/local.ts";
import { createLocalVatNumbers } from "../providers/vatNumbers/portable/local.ts";
import { createBrowserVideo } from "../providers/video/portable/browser.ts";
import type { Store } from "../store/ports/store.ts";
import type { LocalAdapters } from "../wiring/chooseProviders.ts";
import { localCalendarRoutes } from "./calendars/calendarRoutes.ts";
import { CONNECT_PATH } from "./calendars/connectPage.ts";
import { localCardRoutes } from "./cards/cardRoutes.ts";
import { demoUsers } from "./demo/rows.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { greeting } from "./greeting.ts";
import { createLocalSignIn } from "./openid/localSignIn.ts";
import { sessionRoutes } from "./live/sessionRoutes.ts";
import { localPages } from "./pages/localPages.ts";
import { mailsRoutes } from "./mails/mailsRoutes.ts";
import { postsRoutes } from "./pages/postsRoutes.ts";
import { formsRoutes } from "./pages/formsRoutes.ts";
import { outboxRoutes } from "./pages/outboxRoutes.ts";
import { localSecrets } from "./secrets.ts";
import { openPostgresStandIns } from "./standIns/postgres.ts";

export interface LocalModeOptions {
  publicUrl: string;
  dataFolder: string;
  /** Whether GraphiQL is served in front of the server, as `npm run dev` has it. */
  hasGraphiql: boolean;
  /** The addresses at which other machines reach it; null if they don't. */
  exposure: string | null;
  database: { store: Store; pool: Pool };
  /** Whether files are in the data folder rather than at an outside service. */
  hasOwnFiles: boolean;
  /** Whether calendars are this machine's rather than an outside service's. */
  hasOwnCalendars: boolean;
  now: () => number;
  newId: (prefix: "doc") => string;
  newSecret: () => string;
  /** Milliseconds to add to this machine's clock to have the product's time. */
  clockCorrection: () => number;
  warn: (message: string, details: Record<string, unknown>) => void;
  /** Receives the local card provider's messages, as the webhook would. */
  receiveCardMessage: (message: SignedMessage) => Promise<void>;
  /** All forms to the operator as CSV, piece by piece. */
  exportForms: () => AsyncIterable<string>;
}

/** What the local mode adds to the product. */
export interface LocalMode {
  /** Signs access tokens when no setting does. */
  tokenSecret: string;
  adapters: LocalAdapters;
  /** Pages that exist whichever adapters are chosen. */
  pages: readonly Route[];
  /** What a start prints. */
  greeting(options: { hasLocalSignIn: boolean }): string;
}

/** Opens what only this machine has, and seeds the demo marketplace at the first start. */
export async function openLocalMode(options: LocalModeOptions): Promise<LocalMode> {
  const { publicUrl, dataFolder, hasGraphiql, exposure, database, now, newSecret, warn } = options;
  if (exposure !== null) {
    warn("others reach this local mode, in which anybody can sign in as anybody", { exposure });
  }
  const secrets = await localSecrets({ dataFolder, newSecret });
  const standIns = await openPostgresStandIns(database.pool);
  const files = createFolderFiles({ folder: path.join(dataFolder, "files"), warn });
  const storage = options.hasOwnFiles ? { files, newId: options.newId } : null;
  const cards = createLocalCards({
    standIns,
    webhookSecret: secrets.cardMessages,
    now,
    newSecret,
    deliver: options.receiveCardMessage,
  });
  const sharing = createLocalSharing({ standIns, now });
  const mails = createLocalMails({ standIns, host: new URL(publicUrl).hostname, now });
  const calendars = createLocalCalendars({
    standIns,
    newSecret,
    connectUrl: `${publicUrl}${CONNECT_PATH}`,
  });
  await seedDemo({
    store: database.store,
    standIns,
    now: now(),
    storage,
    calendars: options.hasOwnCalendars ? calendars : null,
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
      files: { adapter: files, routes: [] },
      forms: { adapter: createOwnForms(), routes: [] },
      mail: { adapter: mails, routes: mailsRoutes({ mails, publicUrl }) },
      sharing: { adapter: sharing, routes: postsRoutes({ sharing, publicUrl }) },
      calendars: {
        adapter: calendars,
        routes: localCalendarRoutes({ calendars, publicUrl, now }),
      },
      vatNumbers: { adapter: createLocalVatNumbers(), routes: [] },
      video: { adapter: createBrowserVideo(), routes: [] },
    },
    pages: [
      ...formsRoutes({ store: database.store, exportForms: options.exportForms }),
      ...outboxRoutes({ store: database.store, publicUrl, now }),
      ...sessionRoutes({ store: database.store, publicUrl, now }),
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
