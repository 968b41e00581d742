import type { IncomingMessage, ServerResponse } from "node:http";
import { createFetch } from "@whatwg-node/fetch";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga } from "graphql-yoga";
import { ERRORS } from "../../../src/domain/shared/errors.ts";
import { presentError } from "../../graphql/errors.ts";
import { readingAs } from "../../reader.ts";
import {
  type RequestScope,
  type RequestScopeOptions,
  answerHeaders,
  createRequestScope,
} from "../transport/requestScope.ts";
import { createDirectCalls } from "./directCalls.ts";
import {
  useAnswerHeaders,
  useAnswerTypes,
  useCallDeadline,
  useQueryLimits,
  useRateLimits,
} from "./graphqlPlugins.ts";
import { createDocumentCache } from "./documentCache.ts";
import { useTextLimits } from "./documentText.ts";
import { QUERY_LIMITS } from "./limitsRule.ts";
import { isMultipartType } from "../uploads/multipart.ts";
import { isSameSite } from "../security/origin.ts";
import {
  ID_PARAMETERS,
  type PersistedDocuments,
  usePersistedDocuments,
} from "./persistedDocuments.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import { readText } from "../transport/requestBody.ts";
import { sendRefusal, sendText } from "../transport/send.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "../transport/transportLimits.ts";
import {
  RETRY_UPLOAD,
  type RunningUpload,
  useUploadPlaces,
  useUploadedCall,
} from "../uploads/uploadPlugins.ts";
import { createUploads } from "../uploads/uploads.ts";
import { readUploadBody } from "../uploads/uploadBody.ts";
import { useShortErrors } from "./shortErrors.ts";
import { useVariableErrors } from "./variableErrors.ts";

export interface GraphQLEndpointOptions extends RequestScopeOptions {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  /** Takes any document and describes its schema. Never in production. */
  isOpen: boolean;
  rateLimits: RateLimits;
  limits?: TransportLimits;
}

/**
 * `/graphql`: JSON and multipart in, one context per request, refusals as the contract states them.
 * `ask` answers a call within the process, under the same limits.
 */
export function createGraphQLEndpoint(options: GraphQLEndpointOptions) {
  const { process, schema, documents, isOpen, rateLimits } = options;
  const { limits = TRANSPORT_LIMITS } = options;
  const newReference = () => process.newSecret().slice(0, 12);
  const yoga = createYoga<{ call: RequestScope; upload?: RunningUpload }>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    healthCheckEndpoint: "/graphql/healthz",
    maxRequestBodySize: limits.uploadBytes,
    fetchAPI: createFetch({ useNodeFetch: true }),
    extraParamNames: ID_PARAMETERS,
    context: ({ call }) => call.context,
    maskedErrors: {
      maskError: (error) => withoutInsides(presentError(error, { log: process.log, newReference })),
    },
    plugins: [
      useUploadedCall(),
      usePersistedDocuments({ documents, isFreeTextAllowed: isOpen }),
      useTextLimits(QUERY_LIMITS),
      useShortErrors(),
      useQueryLimits({ limits: QUERY_LIMITS, isIntrospectionAllowed: isOpen }),
      useRateLimits(rateLimits),
      useUploadPlaces(),
      useVariableErrors({ isOpen }),
      useAnswerHeaders(),
      useAnswerTypes(),
      useCallDeadline(limits.callMs),
    ],
  });
  // Both paths run through the same plugins.
  const { parse, validate, execute } = yoga.getEnveloped();
  const known = createDocumentCache({ documents, schema, parse, validate });
  const direct = createDirectCalls({ schema, documents: known, execute });
  const uploads = createUploads(limits);
  const personIn = ({ context }: RequestScope) => context.viewer?.userId ?? null;

  const runWithBody = async (
    run: {
      request: IncomingMessage;
      response: ServerResponse;
      call: RequestScope;
      upload?: RunningUpload;
    },
    body: string | null,
  ) => {
    const { request, response, ...context } = run;
    // From here the library takes a body that was already read.
    Object.assign(request, { body });
    await readingAs(personIn(run.call), () => yoga(request, response, context));
  };

  const answerUpload = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await createRequestScope(options, request);
    const { viewer } = call.context;
    if (viewer === null) {
      const headers = answerHeaders(call);
      return sendRefusal(response, { code: "AUTH_NOT_AUTHENTICATED", headers });
    }
    const admitted = uploads.admit({ request, response, personId: viewer.userId });
    if (admitted === null) {
      return sendRefusal(response, { code: "RATE_LIMITED", headers: RETRY_UPLOAD });
    }
    const upload = { ...admitted, ...readUploadBody(request, limits) };
    response.once("close", upload.abandon);
    return runWithBody({ request, response, call, upload }, READ_ELSEWHERE);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isSameSite(request, process.settings)) {
      return sendText(response, { status: 403, text: ERRORS.FORBIDDEN.message });
    }
    const isPost = request.method === "POST";
    const isUpload = isPost && isMultipartType(request.headers["content-type"]);
    if (isUpload) return answerUpload(request, response);
    const body = isPost
      ? await readText(request, { maxBytes: limits.bodyBytes, withinMs: limits.bodyMs })
      : null;
    const call = await createRequestScope(options, request);
    if (body !== null) {
      const directCall = { request, response, call, body };
      if (await readingAs(personIn(call), () => direct.answer(directCall))) return;
    }
    await runWithBody({ request, response, call }, body);
  };

  return { answer, ask: direct.ask };
}

/**
 * Placeholder for a body that is read elsewhere; with an empty one the library would look for
 * another.
 */
const READ_ELSEWHERE = "-";

/** Hides the messages of the body's parser. */
function withoutInsides(error: GraphQLError): GraphQLError {
  const { originalError, ...extensions } = error.extensions;
  if (originalError === undefined) return error;
  return new GraphQLError(error.message, { extensions: { ...extensions, http: { status: 400 } } });
}
