import { createGraphQLEndpoint } from "../../server/http/graphql/graphqlEndpoint.ts";
import { createHandler } from "../../server/http/handler.ts";
import { persistedDocuments } from "../../server/http/graphql/persistedDocuments.ts";
import { createRateLimits } from "../../server/http/security/rateLimits.ts";
import { listen } from "../../server/http/transport/server.ts";
import { createEndedSessions } from "../../server/services/shared/endedSessions.ts";
import type { ProcessContext } from "../../server/services/shared/context.ts";
import type { UploadedFile } from "../../server/services/shared/upload.ts";
import { storageIn, storingSchema } from "./storing.ts";
import { SETTINGS } from "./token.ts";

/** The product's own way from the socket to the file storage, and nothing else of it. */
const storage = storageIn(process.env["DATA_FOLDER"] ?? "");
const context = {
  ...storage,
  settings: SETTINGS,
  endedSessions: createEndedSessions(storage),
} as unknown as ProcessContext;
const rateLimits = createRateLimits({
  perMinute: 1_000_000,
  shared: null,
  sessionOf: async () => null,
});

await listen({
  handler: createHandler({
    routes: [
      {
        path: "/graphql",
        answer: createGraphQLEndpoint({
          process: context,
          geo: { countryOf: () => null },
          schema: storingSchema({ storage, contentOf: (file: UploadedFile) => file.content() }),
          documents: persistedDocuments(),
          isOpen: true,
          trustedProxies: 0,
          rateLimits,
        }).answer,
      },
    ],
    files: [],
    securityHeaders: () => undefined,
    rateLimits,
    process: context,
    trustedProxies: 0,
    isReady: async () => true,
    takesWrites: () => true,
    log: storage.log,
  }),
  port: Number(process.env["PORT"]),
  host: "127.0.0.1",
  trustedProxies: 0,
});
