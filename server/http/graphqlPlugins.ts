import { Readable } from "node:stream";
import { type ExecutionArgs, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { tryAgain } from "../graphql/errors.ts";
import { callRefusal } from "./callRefusal.ts";
import { type RequestScope, answerHeaders, callerOf } from "./requestScope.ts";
import { type QueryLimits, limitsRule } from "./limitsRule.ts";
import type { CallTexts } from "./longTexts.ts";
import type { RateLimits } from "./rateLimits.ts";
import type { UploadBody } from "./uploadBody.ts";
import { rootFields } from "./rootFields.ts";

/** Adds the headers that use cases have set for the answer. */
export function useAnswerHeaders(): Plugin<object, { call: RequestScope }> {
  return {
    onResponse({ response, serverContext: { call } }) {
      if (!response) return;
      for (const [name, value] of Object.entries(answerHeaders(call))) {
        for (const one of [value].flat()) response.headers.append(name, one);
      }
    },
  };
}

/** What an answer can be; the library names each of them as often as types were asked for. */
const ANSWER_TYPES = "application/json, application/graphql-response+json";

/** Says in few words which types there are to who accepts none of them. */
export function useAnswerTypes(): Plugin {
  return {
    onResponse({ response }) {
      if (response?.status === 406) response.headers.set("accept", ANSWER_TYPES);
    },
  };
}

/** Sends the long texts of an answer piece by piece. */
export function useLongTexts(): Plugin<object, { texts: CallTexts }> {
  return {
    async onResponse({ response, setResponse, fetchAPI, serverContext: { texts } }) {
      const long = texts.isEmpty() ? null : texts.answerOf(await response.text());
      if (long === null) return;
      const { status, headers } = response;
      headers.set("content-length", String(long.sizeInBytes));
      const body = Readable.toWeb(Readable.from(long.pieces, { objectMode: false }));
      setResponse(new fetchAPI.Response(body as BodyInit, { status, headers }));
    },
  };
}

/** Refuses documents that ask for too much, and introspection unless it is allowed. */
export function useQueryLimits(options: {
  limits: QueryLimits;
  isIntrospectionAllowed: boolean;
}): Plugin {
  const { limits, isIntrospectionAllowed } = options;
  const rule = limitsRule(limits);
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(rule);
      if (!isIntrospectionAllowed) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Counts what somebody calls. */
export function useRateLimits(rateLimits: RateLimits): Plugin<{ call: RequestScope }> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const caller = callerOf((args.contextValue as { call: RequestScope }).call);
      const calls = rootFields(args.document, args.operationName);
      const seconds = await rateLimits.admitCalls(caller, calls);
      if (seconds === null) return;
      const headers = { "retry-after": String(seconds) };
      setResultAndStopExecution({ errors: [callRefusal("RATE_LIMITED", { headers })] });
    },
  };
}

/**
 * A call that takes longer is answered with `UNAVAILABLE`; what it still does is not stopped. The
 * time of an upload begins when its body has arrived.
 */
export function useCallDeadline(milliseconds: number): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => {
        let late: NodeJS.Timeout | undefined;
        let isAnswered = false;
        const isLate = new Promise((resolve) => {
          const begin = () => {
            if (isAnswered) return;
            late = setTimeout(() => resolve({ errors: [tryAgain()] }), milliseconds);
          };
          const { upload } = args.contextValue as { upload?: UploadBody };
          if (upload === undefined) begin();
          else void upload.ended.then(begin);
        });
        const result = Promise.resolve(executeFn(args)).finally(() => {
          isAnswered = true;
          clearTimeout(late);
        });
        return Promise.race([result, isLate]);
      });
    },
  };
}
