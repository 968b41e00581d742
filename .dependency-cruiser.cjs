/**
 * The borders between folders: each row names a folder and all that it may import, `import type`
 * included. scripts/borders.ts runs it. It shows dependency-cruiser a file `x.ts` as `x.ts.js`, so
 * no pattern here may be anchored at its end.
 */
const npm = (...names) => `(^|/node_modules/)(${names.join("|")})(/|$)`;
const ANY_PACKAGE = "(^|/)node_modules/";
/** Everything of this project, as opposed to packages and Node's own modules. */
const PROJECT =
  "^(src|dev|server|mocks|stories|e2e|bench|scripts|\\.storybook)/|^[^/]+\\.(graphql|ts|js)";
const GENERATED = "^src/__generated__/";
const DOMAIN = "^src/domain/";
const UI = "^src/ui/";
/** Each provider's port, and the record of them all. */
const PROVIDER_PORT = "^server/providers/([^/]+/port\\.|[^/]+\\.ts)";
const STORE_PORTS = "^server/store/ports/";
/** The steps of the life cycles, over whatever remembers them. */
const TRANSITIONS = "^server/store/transitions/";
/**
 * Rows for tests, worlds, the demo and the figures; nothing of production makes its rows with them.
 */
const FACTORIES = "^server/store/factories/";
/** Allow-lists of documents: data that the client's compilers write and the server obeys. */
const PERSISTED = "^src/(__generated__/persisted|operations/generated/persisted-documents)\\.json";
const PORTABLE_ADAPTER = "^server/providers/([^/]+/portable/|[^/]+/[^/]+\\.portable\\.)";
/** The portable adapter that production can choose, too. */
const BROWSER_VIDEO = "^server/providers/video/portable/browser\\.";
/** The stand-ins' memory that worlds use; the other lies in a database. */
const PORTABLE_STAND_INS = "^server/local/standIns/memory\\.";
/** What a process asks of the machine that it runs on. */
const MACHINE = "^server/machine/";
/** What mails look like. */
const MAILS = "^server/mails/";
/** Limits of what runs at once, and of time. */
const CONCURRENCY = "^server/concurrency/";
/** What the services want of anyone who makes pictures of uploads. */
const MEDIA = "^server/services/shared/media\\.";
/** Programs of their own, which decode what may be hostile. */
const MEDIA_CHILD = "^server/media/child/";
/** What the wiring wants of the local mode. */
const LOCAL_ADAPTERS = "^server/wiring/chooseProviders\\.";
/** A whole marketplace in memory, for tests and the workshop. */
const WORLD = "^server/world/";
/** Tests, the suites that two adapters share, and what replaces the real thing in tests. */
const TEST = "\\.(test|contract|stories|e2e)\\.|/contract[./]|/testing/";

/** What the web app's pages are rendered from and to: types, and a name. */
const PAGES = "^src/app/(render|pageData)\\.";

/** A pattern as people write a path. */
const readable = (pattern) =>
  pattern
    .replaceAll(/^\^|\\|\(\^\|[^)]*node_modules\/\)|\(\/\|\$\)$/g, "")
    .replace(/\(\?![^)]*\)/, "");

/** `folder` may import itself and `may`; of packages and Node's modules any, unless `packages`. */
const border = ({ name, folder, may = [], packages }) => ({
  name,
  comment: `It may import ${[folder, ...may, ...(packages ?? [])].map(readable).join(", ")}.`,
  severity: "error",
  from: { path: folder, pathNot: TEST },
  to: packages
    ? { pathNot: [folder, ...may, ...packages] }
    : { path: PROJECT, pathNot: [folder, ...may] },
});

module.exports = {
  forbidden: [
    // The web app: each folder may import those below it in this list.
    border({
      name: "app",
      folder: "^src/app/",
      may: ["^src/(routes|components|ui|relay|navigation|session|calls|domain|__generated__)/"],
    }),
    {
      name: "route-to-route",
      comment:
        "A screen imports no other's parts: what two of them share belongs in src/components.",
      severity: "error",
      from: { path: "^src/routes/([^/]+/[^/]+)/" },
      to: { path: "^src/routes/", pathNot: "^src/routes/$1/" },
    },
    border({
      name: "routes",
      folder: "^src/routes/",
      may: [
        "^src/(components|ui|relay|navigation|documents|live|session|calls|operations|devices)/",
        DOMAIN,
        GENERATED,
      ],
    }),
    border({
      name: "components",
      folder: "^src/components/",
      may: [
        UI,
        "^src/(relay|navigation|documents|calls|devices)/",
        // A mutation that changes what the access token says.
        "^src/session/useRenewClaims\\.",
        DOMAIN,
        GENERATED,
      ],
    }),
    border({
      name: "ui",
      folder: UI,
      // Initials take the place of a missing picture, on screens as in pictures of links; they and
      // what is cut off are made of whole characters.
      may: ["^src/domain/profiles/initials\\.", "^src/domain/shared/graphemes\\."],
      packages: [npm("react", "react-dom", "@types/react", "@fontsource-variable/[^/]+")],
    }),
    border({
      name: "relay",
      folder: "^src/relay/",
      may: ["^src/(session|calls)/", DOMAIN, GENERATED],
    }),
    border({
      name: "navigation",
      folder: "^src/navigation/",
      may: ["^src/(session|calls)/", DOMAIN],
    }),
    border({
      name: "documents",
      folder: "^src/documents/",
      may: ["^src/(session|calls)/", DOMAIN],
    }),
    border({
      name: "live",
      folder: "^src/live/",
      may: ["^src/(session|calls|devices)/", DOMAIN],
    }),
    border({
      name: "session",
      folder: "^src/session/",
      may: ["^src/(calls|operations)/", DOMAIN],
    }),
    border({ name: "calls", folder: "^src/calls/", may: [DOMAIN] }),
    border({ name: "operations", folder: "^src/operations/", may: [DOMAIN] }),
    border({ name: "devices", folder: "^src/devices/", may: [DOMAIN] }),
    // The service worker and the page that it has for somebody who is offline.
    border({
      name: "worker",
      folder: "^src/worker/",
      may: [DOMAIN],
      packages: [npm("workbox-[^/]+")],
    }),
    border({
      name: "domain",
      folder: DOMAIN,
      packages: [npm("zod", "temporal-polyfill", "jsvat-next")],
    }),
    border({ name: "generated", folder: GENERATED }),
    {
      name: "src-without-node",
      comment: "The web app runs in browsers: it may import none of Node's modules.",
      severity: "error",
      from: { path: "^src/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    border({ name: "src-itself", folder: "^src/" }),

    // Pages of the dev server's.
    border({ name: "dev", folder: "^dev/", may: ["^src/(session|domain)/", "^schema\\.graphql"] }),

    // The workshop.
    border({
      name: "stories",
      folder: "^stories/",
      may: ["^mocks/", WORLD, "^src/", "^\\.storybook/"],
    }),
    border({
      name: "storybook",
      folder: "^\\.storybook/",
      may: ["^mocks/", WORLD, "^src/", "^stories/(labels|states|support/stateTable)\\."],
    }),
    border({
      name: "mocks",
      folder: "^mocks/",
      may: [
        WORLD,
        "^server/(graphql|services|jobs)/",
        STORE_PORTS,
        PROVIDER_PORT,
        PORTABLE_ADAPTER,
        "^src/(domain|devices)/",
        PERSISTED,
        "^schema\\.graphql",
      ],
    }),

    // The server.
    border({
      name: "world",
      folder: WORLD,
      may: [
        "^server/(graphql|services|jobs|store/memory|store/transitions)/",
        MAILS,
        STORE_PORTS,
        FACTORIES,
        PROVIDER_PORT,
        PORTABLE_ADAPTER,
        PORTABLE_STAND_INS,
        "^src/(domain|devices)/",
        PERSISTED,
        "^schema\\.graphql",
      ],
    }),

    border({
      name: "server",
      folder: "^server/",
      may: [DOMAIN, PERSISTED, PAGES, "^schema\\.graphql"],
    }),
    {
      name: "pages-alone-know-the-app",
      comment:
        "Of the server, only the pages that it renders may import what the app says of them.",
      severity: "error",
      from: { path: "^server/", pathNot: [TEST, "^server/http/pages/"] },
      to: { path: PAGES },
    },
    border({
      name: "graphql",
      folder: "^server/graphql/",
      may: [
        "^server/services/",
        STORE_PORTS,
        PROVIDER_PORT,
        DOMAIN,
        PERSISTED,
        "^schema\\.graphql",
      ],
    }),
    border({
      name: "services",
      folder: "^server/services/",
      may: [MAILS, STORE_PORTS, PROVIDER_PORT, DOMAIN],
    }),
    border({
      name: "mails",
      folder: MAILS,
      may: [DOMAIN],
      packages: [
        npm("react", "react-dom", "@types/react", "@types/react-dom", "@react-email/[^/]+"),
      ],
    }),
    {
      name: "service-steps-are-private",
      comment: "What several calls of one area share is that area's alone; others use its calls.",
      severity: "error",
      from: { path: ["^server/services/([^/]+)/", "^(server|mocks|stories)/"], pathNot: TEST },
      to: { path: "^server/services/[^/]+/steps/", pathNot: "^server/services/$1/" },
    },
    border({
      name: "local",
      folder: "^server/local/",
      may: [
        STORE_PORTS,
        FACTORIES,
        // Its tables lie next to the product's, and are migrated in the same way.
        "^server/store/postgres/(engine|migrations)/",
        "^server/providers/signIn/openid\\.",
        "^server/providers/files/folder\\.",
        PROVIDER_PORT,
        PORTABLE_ADAPTER,
        "^server/http/",
        MACHINE,
        LOCAL_ADAPTERS,
        DOMAIN,
      ],
    }),
    {
      name: "only-the-application-loads-local",
      comment: "Only server/application.ts, for a local start, and the world may import it.",
      severity: "error",
      from: {
        path: "^server/",
        pathNot: [TEST, WORLD, "^server/local/", "^server/application\\."],
      },
      to: { path: "^server/local/" },
    },
    {
      name: "local-is-loaded-by-a-local-start",
      comment: "A process in production has no code of what only this machine has.",
      severity: "error",
      from: { path: "^server/", pathNot: [TEST, WORLD, "^server/local/", PORTABLE_ADAPTER] },
      to: {
        path: ["^server/local/", PORTABLE_ADAPTER],
        pathNot: BROWSER_VIDEO,
        dynamic: false,
      },
    },
    border({
      name: "wiring",
      folder: "^server/wiring/",
      may: ["^server/(http|providers)/", DOMAIN],
    }),
    border({ name: "concurrency", folder: CONCURRENCY, may: [DOMAIN] }),
    border({ name: "store", folder: "^server/store/", may: [MACHINE, CONCURRENCY, DOMAIN] }),
    border({ name: "machine", folder: MACHINE }),
    border({ name: "media", folder: "^server/media/", may: [MEDIA, CONCURRENCY, DOMAIN] }),
    {
      name: "decoders-in-children",
      comment: "What decodes the bytes of strangers never runs in the server's own process.",
      severity: "error",
      from: { path: "^server/", pathNot: [TEST, MEDIA_CHILD] },
      to: { path: [npm("sharp", "pdfjs-dist", "@napi-rs/canvas"), MEDIA_CHILD] },
    },
    {
      name: "media-child",
      comment:
        "A child may open its own code, the limits and packages (server/media/startChild.ts).",
      severity: "error",
      from: { path: MEDIA_CHILD },
      to: {
        path: PROJECT,
        pathNot: [MEDIA_CHILD, "^server/media/limits\\.", "^src/domain/shared/limits\\."],
      },
    },
    {
      name: "world-is-not-production",
      comment: "Only tests and the workshop may import it.",
      severity: "error",
      from: { path: "^(server|src)/", pathNot: [TEST, WORLD] },
      to: { path: WORLD },
    },
    {
      name: "factories-are-not-production",
      comment: "Only server/local, the world and tests may import rows that are made up.",
      severity: "error",
      from: { path: "^server/", pathNot: [TEST, FACTORIES, WORLD, "^server/local/"] },
      to: { path: FACTORIES },
    },
    {
      name: "store-ports-without-engines",
      comment: "A port may import other ports.",
      severity: "error",
      from: { path: STORE_PORTS, pathNot: TEST },
      to: { path: "^server/store/", pathNot: STORE_PORTS },
    },
    {
      name: "store-to-store",
      comment: "A store may import itself, the ports and the transitions.",
      severity: "error",
      from: { path: "^server/store/([^/]+)/", pathNot: TEST },
      to: {
        path: "^server/store/[^/]+/",
        pathNot: ["^server/store/$1/", STORE_PORTS, TRANSITIONS],
      },
    },
    border({
      name: "providers",
      folder: "^server/providers/",
      may: [STORE_PORTS, CONCURRENCY, MACHINE, DOMAIN],
    }),
    {
      name: "provider-ports-without-adapters",
      comment: "A port may import other ports.",
      severity: "error",
      from: { path: PROVIDER_PORT, pathNot: TEST },
      to: { path: "^server/providers/", pathNot: PROVIDER_PORT },
    },
    {
      name: "provider-to-provider",
      comment: "A provider may import itself alone.",
      severity: "error",
      from: { path: "^server/providers/([^/]+)/", pathNot: TEST },
      to: { path: "^server/providers/[^/]+/", pathNot: "^server/providers/$1/" },
    },
    border({
      name: "jobs",
      folder: "^server/jobs/",
      may: ["^server/services/", STORE_PORTS, PROVIDER_PORT, DOMAIN],
    }),
    {
      name: "portable-half-without-node",
      comment:
        "It also runs in the browser, in the workshop: it may import none of Node's modules.",
      severity: "error",
      from: {
        path: [
          "^server/(graphql|services|jobs|store/memory|store/transitions)/",
          STORE_PORTS,
          FACTORIES,
          PROVIDER_PORT,
          PORTABLE_ADAPTER,
          PORTABLE_STAND_INS,
          WORLD,
        ],
        pathNot: TEST,
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "portable-half-without-server-packages",
      comment: "Packages that themselves need Node: a browser cannot run the workshop with them.",
      severity: "error",
      from: {
        path: [
          "^server/(graphql|services|jobs|store/memory|store/transitions)/",
          STORE_PORTS,
          FACTORIES,
          PROVIDER_PORT,
          PORTABLE_ADAPTER,
          PORTABLE_STAND_INS,
          WORLD,
        ],
        pathNot: TEST,
      },
      to: {
        path: npm(
          "pg",
          "kysely",
          "@electric-sql/pglite",
          "graphql-yoga",
          "@whatwg-node/fetch",
          "agora-token",
          "helmet",
          "maxmind",
          "openid-client",
          "pino",
          "rate-limiter-flexible",
          "sharp",
          "sirv",
        ),
      },
    },
    {
      name: "portable-adapter-stays-portable",
      comment: "It may import the providers' ports, the store's, and other portable adapters.",
      severity: "error",
      from: { path: PORTABLE_ADAPTER, pathNot: TEST },
      to: { path: "^server/", pathNot: [PROVIDER_PORT, PORTABLE_ADAPTER, STORE_PORTS] },
    },
    // Of the workshop it opens the stories that the table names. A page of its own has a video line
    // and nothing else.
    border({
      name: "e2e",
      folder: "^e2e/",
      may: [
        DOMAIN,
        "^scripts/",
        "^server/testing/(files/|(databases|keptFolder|madeDatabase|onServer)\\.)",
        // What the demo marketplace has.
        "^server/local/demo/rows\\.",
        "^stories/(states|support/stateTable)\\.",
        "^src/devices/video/",
      ],
    }),
    // Settings: the commands read those of the server. Backups: the embedded database is the
    // server's, and the command runs while no server does. Forms: the operator's command reads them
    // as the server keeps them.
    // What is generated: Relay's compiler runs with the project's settings. Thumbnails: the table
    // says which stories the workshop's opening page shows. Pages: the dev server renders them as
    // the server does.
    border({
      name: "scripts",
      folder: "^scripts/(?!docs/)",
      may: [
        "^server/settings\\.",
        "^server/store/postgres/embedded/backup\\.",
        "^server/readForms\\.",
        "^server/http/pages/(askedPage|countryZone|pageDocument|rendered)\\.",
        MACHINE,
        "^relay\\.config\\.",
        "^stories/(states|support/stateTable)\\.",
      ],
    }),
    // A page of the documents is made from the domain's tables.
    border({ name: "scripts-of-documents", folder: "^scripts/docs/", may: ["^scripts/", DOMAIN] }),

    {
      name: "nothing-imports-tests",
      comment: "Tests and stories may be imported by nothing.",
      severity: "error",
      from: { pathNot: TEST },
      to: { path: "\\.(test|stories|e2e)\\." },
    },
    {
      name: "no-cycles",
      comment:
        "Files may not import each other, by way of others either: move what both need to a third.",
      severity: "error",
      // What the compilers write refers to itself by design.
      from: { pathNot: "generated" },
      to: { circular: true, viaOnly: { pathNot: "generated" } },
    },
    {
      name: "resolvable",
      comment: "An import that leads nowhere would slip through all other rules.",
      severity: "error",
      // Relay's compiler leaves the ending out of one of its imports, a type.
      from: { pathNot: GENERATED },
      to: { couldNotResolve: true, path: "^\\." },
    },
  ],
  options: {
    doNotFollow: { path: ANY_PACKAGE },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
      mainFields: ["module", "main", "types", "typings"],
    },
  },
};
