import { graphql, readInlineData } from "react-relay/hooks";
import type { savedRules_rules$key } from "../../../__generated__/savedRules_rules.graphql.ts";
import type { BookingRules } from "../../../domain/time/bookingRules.ts";

interface SavedRules {
  rules: BookingRules;
  revision: string;
}

/** The rules that an answer has. */
export function savedRules(key: savedRules_rules$key): SavedRules {
  const { revision, horizonInDays, sessionsPerDay, ...others } = readInlineData(
    graphql`
      fragment savedRules_rules on BookingRules @inline {
        noticeInMinutes
        horizonInDays
        bufferBeforeInMinutes
        bufferAfterInMinutes
        sessionsPerDay
        revision
      }
    `,
    key,
  );
  const { noticeInMinutes, bufferBeforeInMinutes, bufferAfterInMinutes } = others;
  return {
    rules: {
      noticeInMinutes,
      horizonInDays: horizonInDays ?? null,
      bufferBeforeInMinutes,
      bufferAfterInMinutes,
      sessionsPerDay: sessionsPerDay ?? null,
    },
    revision,
  };
}
