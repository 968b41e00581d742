import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from "graphql";
import { type RequestScope, answerHeaders } from "../transport/requestScope.ts";
import { readParameters } from "./callParameters.ts";
import type { DocumentCache } from "./documentCache.ts";

export interface DirectCallsOptions {
  schema: GraphQLSchema;
  documents: DocumentCache;
  /** Runs a validated document with all plugins: limits, and the masking of errors. */
  execute: (args: ExecutionArgs) => unknown;
}

/** A request with its body, which was read already. */
interface DirectCall {
  request: IncomingMessage;
  response: ServerResponse;
  call: RequestScope;
  body: string;
}

/**
 * The path of nearly all calls: a short JSON body that names a persisted document goes from Node's
 * own request to the executor and back. Passing it through the server library's web requests and
 * answers costs more than the call itself. Returns false, with nothing answered, for everything
 * else: files, texts, other methods, and whatever needs an error message.
 */
export function createDirectCalls({ schema, documents, execute }: DirectCallsOptions) {
  /** Null for what the direct path does not recognise. */
  const run = async (call: RequestScope, body: string): Promise<ExecutionResult | null> => {
    const parameters = readParameters(body);
    const document = parameters && documents(parameters.id);
    if (!document || !getOperationAST(document, parameters.operationName)) return null;
    const result = await execute({
      schema,
      document,
      operationName: parameters.operationName,
      variableValues: parameters.variables,
      contextValue: { ...call.context, call },
    });
    return result as ExecutionResult;
  };
  return {
    answer: async ({ request, response, call, body }: DirectCall): Promise<boolean> => {
      const result = isPlain(request) ? await run(call, body) : null;
      if (result !== null) send(response, { call, result });
      return result !== null;
    },
    /** For a page that is rendered here: the answer's text, without what a header would say. */
    ask: async (call: RequestScope, body: string): Promise<string> => {
      const result = await run(call, body);
      if (result === null) throw new Error(`A page made a call that is not known: ${body}`);
      return textOf(result);
    },
  };
}

function isPlain({ method, headers }: IncomingMessage): boolean {
  const { accept = "*/*", "content-type": type } = headers;
  return (
    method === "POST" &&
    type === "application/json" &&
    (accept === "*/*" || accept === "application/json")
  );
}

function send(
  response: ServerResponse,
  { call, result }: { call: RequestScope; result: ExecutionResult },
): void {
  const { errors } = result;
  const { status, headers } = httpOf(errors ?? []);
  const body = textOf(result);
  const described = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    ...headers,
    ...answerHeaders(call),
  };
  response.writeHead(status, described).end(body);
}

function textOf(result: ExecutionResult): string {
  const { errors } = result;
  return JSON.stringify(errors ? { ...result, errors: errors.map(shown) } : result);
}

/** What an error says about its HTTP answer. */
interface ErrorHttp {
  status?: number;
  headers?: Record<string, string>;
}

function httpOf(errors: readonly GraphQLError[]): Required<ErrorHttp> {
  const parts = errors.map(({ extensions }) => (extensions["http"] ?? {}) as ErrorHttp);
  return {
    status: parts.reduce((highest, { status = 200 }) => Math.max(highest, status), 200),
    headers: Object.fromEntries(parts.flatMap(({ headers = {} }) => Object.entries(headers))),
  };
}

function shown(error: GraphQLError): object {
  const { extensions, ...rest } = error.toJSON();
  const { http: _, ...others } = extensions ?? {};
  return Object.keys(others).length === 0 ? rest : { ...rest, extensions: others };
}
