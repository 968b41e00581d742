import { type ExecutionArgs, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { withTimeout } from "../../concurrency/withTimeout.ts";
import { tryAgain } from "../../graphql/errors.ts";
import { callRefusal } from "./callRefusal.ts";
import { type RequestScope, answerHeaders, callerOf } from "../transport/requestScope.ts";
import { type QueryLimits, limitsRule } from "./limitsRule.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import type { UploadBody } from "../uploads/uploadBody.ts";
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

/** What an answer can be; the library lists each of them once per requested type. */
const ANSWER_TYPES = "application/json, application/graphql-response+json";

/** A short list of the available types, for clients that accept none of them. */
export function useAnswerTypes(): Plugin {
  return {
    onResponse({ response }) {
      if (response?.status === 406) response.headers.set("accept", ANSWER_TYPES);
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

/** Rate-limits calls. */
export function useRateLimits(rateLimits: RateLimits): Plugin<{ call: RequestScope }> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const caller = callerOf((args.contextValue as { call: RequestScope }).call);
      const calls = rootFields(args.document, args.operationName);
      const refused = await rateLimits.admitCalls(caller, calls);
      if (refused === null) return;
      const headers = { "retry-after": String(refused.seconds) };
      setResultAndStopExecution({ errors: [callRefusal(refused.code, { headers })] });
    },
  };
}

/**
 * A call that takes longer is answered with `UNAVAILABLE`; its work isn't cancelled. An upload's
 * time starts when its body has arrived.
 */
export function useCallDeadline(milliseconds: number): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const result = Promise.resolve(executeFn(args));
        const { upload } = args.contextValue as { upload?: UploadBody };
        if (upload !== undefined) await Promise.race([upload.ended, result]);
        const onLate = () => ({ errors: [tryAgain()] });
        return withTimeout(result, { ms: milliseconds, onLate });
      });
    },
  };
}
