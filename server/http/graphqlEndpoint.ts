import type { IncomingMessage, ServerResponse } from "node:http";
import { createFetch } from "@whatwg-node/fetch";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { ERRORS } from "../../src/domain/shared/errors.ts";
import { UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";
import { presentError } from "../graphql/errors.ts";
import { type RequestScope, type RequestScopeOptions, createRequestScope } from "./requestScope.ts";
import { createDirectCalls } from "./directCalls.ts";
import { useAnswerHeaders, useQueryLimits, useRateLimits } from "./graphqlPlugins.ts";
import { createDocumentCache } from "./documentCache.ts";
import { QUERY_LIMITS } from "./limitsRule.ts";
import { isSameSite } from "./origin.ts";
import {
  ID_PARAMETERS,
  type PersistedDocuments,
  usePersistedDocuments,
} from "./persistedDocuments.ts";
import type { RateLimits } from "./rateLimits.ts";
import { sendText } from "./send.ts";

/** A file of 30 MB with what a multipart body puts around it. */
const BODY_MAX_BYTES = UPLOAD_MAX_BYTES + 2 * 1024 * 1024;
/** Uploads wait in memory, so only so many at once. */
const UPLOADS_AT_ONCE = 8;

export interface GraphQLEndpointOptions extends RequestScopeOptions {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  /** Takes any document and describes its schema. Never in production. */
  isOpen: boolean;
  rateLimits: RateLimits;
}

/**
 * `/graphql`: JSON and multipart in, one context per request, refusals as the contract states them.
 */
export function createGraphQLEndpoint(options: GraphQLEndpointOptions) {
  const { process, schema, documents, isOpen, rateLimits } = options;
  const newReference = () => process.newSecret().slice(0, 12);
  const yoga = createYoga<{ call: RequestScope }>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    healthCheckEndpoint: "/graphql/healthz",
    maxRequestBodySize: BODY_MAX_BYTES,
    fetchAPI: createFetch({
      useNodeFetch: true,
      formDataLimits: { fileSize: UPLOAD_MAX_BYTES, files: 4, fields: 10, fieldSize: 1024 * 1024 },
    }),
    extraParamNames: ID_PARAMETERS,
    context: ({ call }) => call.context,
    maskedErrors: {
      maskError: (error) => withoutInsides(presentError(error, { log: process.log, newReference })),
    },
    plugins: [
      usePersistedDocuments({ documents, isFreeTextAllowed: isOpen }),
      useQueryLimits({ limits: QUERY_LIMITS, isIntrospectionAllowed: isOpen }),
      useRateLimits(rateLimits),
      useAnswerHeaders(),
    ],
  });
  // Both paths run through the same plugins.
  const { parse, validate, execute } = yoga.getEnveloped();
  const known = createDocumentCache({ documents, schema, parse, validate });
  const answerDirectly = createDirectCalls({ schema, documents: known, execute });
  let uploads = 0;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isSameSite(request, process.settings)) {
      return sendText(response, { status: 403, text: ERRORS.FORBIDDEN.message });
    }
    const isUpload = request.headers["content-type"]?.startsWith("multipart/") ?? false;
    if (isUpload && uploads >= UPLOADS_AT_ONCE) {
      const headers = { "retry-after": "5" };
      return sendText(response, { status: 503, text: ERRORS.RATE_LIMITED.message, headers });
    }
    const call = await createRequestScope(options, request);
    if (await answerDirectly(request, response, call)) return;
    uploads += isUpload ? 1 : 0;
    try {
      await yoga(request, response, { call });
    } finally {
      uploads -= isUpload ? 1 : 0;
    }
  };
}

/** Leaves out the messages of the body's parser. */
function withoutInsides(error: GraphQLError): GraphQLError {
  const { originalError, ...extensions } = error.extensions;
  if (originalError === undefined) return error;
  return new GraphQLError(error.message, { extensions: { ...extensions, http: { status: 400 } } });
}
