import { type ExecutionArgs, GraphQLError, NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";
import { ERRORS } from "../../src/domain/shared/errors.ts";
import { tryAgain } from "../graphql/errors.ts";
import { type RequestScope, answerHeaders } from "./requestScope.ts";
import { type QueryLimits, limitsRule } from "./limitsRule.ts";
import type { RateLimits } from "./rateLimits.ts";
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
      const { address, context } = (args.contextValue as { call: RequestScope }).call;
      const { viewer, visitor } = context;
      const caller = {
        address,
        userId: viewer?.userId ?? null,
        refreshToken: visitor.refreshToken,
      };
      const calls = rootFields(args.document, args.operationName);
      const seconds = await rateLimits.admitCalls(caller, calls);
      if (seconds !== null) setResultAndStopExecution({ errors: [rateLimited(seconds)] });
    },
  };
}

/** A call that takes longer is answered with `UNAVAILABLE`. What it still does is not stopped. */
export function useCallDeadline(milliseconds: number): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((args: ExecutionArgs) => {
        let late: NodeJS.Timeout | undefined;
        const isLate = new Promise((resolve) => {
          late = setTimeout(() => resolve({ errors: [tryAgain()] }), milliseconds);
        });
        const result = Promise.resolve(executeFn(args)).finally(() => clearTimeout(late));
        return Promise.race([result, isLate]);
      });
    },
  };
}

function rateLimited(seconds: number): GraphQLError {
  const { message, status, nextStep } = ERRORS.RATE_LIMITED;
  return new GraphQLError(message, {
    extensions: {
      code: "RATE_LIMITED",
      status,
      nextStep,
      http: { status, headers: { "retry-after": String(seconds) } },
    },
  });
}
