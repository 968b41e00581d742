import { NO_AGORA_KEY, isAgoraKey } from "../providers/video/agora.ts";
import { iceUrlsIn, isStunUrl, isTurnUrl } from "../providers/video/iceUrls.ts";
import { type SettingProblem, type Variables, isMissing } from "./serviceSettings.ts";

const WAYS = ["agora", "browser"];

/**
 * What is wrong with the settings of live sessions. Browsers refuse a malformed address, and a
 * session with it.
 */
export function videoProblems(variables: Variables): SettingProblem[] {
  const valueOf = (name: string) => (variables[name] ?? "").trim();
  const isSet = (name: string) => !isMissing(variables, name);
  const isWrongKey = (name: string) =>
    valueOf("VIDEO") !== "browser" && isSet(name) && !isAgoraKey(valueOf(name));
  const checks: (SettingProblem & { isWrong: boolean })[] = [
    {
      name: "VIDEO",
      isWrong: isSet("VIDEO") && !WAYS.includes(valueOf("VIDEO")),
      problem: `must be ${WAYS.join(" or ")}`,
    },
    ...["AGORA_APP_ID", "AGORA_APP_CERTIFICATE"].map((name) => ({
      name,
      isWrong: isWrongKey(name),
      problem: NO_AGORA_KEY,
    })),
    {
      name: "STUN_URLS",
      isWrong: !iceUrlsIn(valueOf("STUN_URLS")).every(isStunUrl),
      problem: "must be addresses like stun:stun.example.com:3478, with commas in between",
    },
    {
      name: "TURN_URLS",
      isWrong: !iceUrlsIn(valueOf("TURN_URLS")).every(isTurnUrl),
      problem:
        "must be addresses like turn:turn.example.com:3478 or turns:turn.example.com?transport=tcp, with commas in between",
    },
    {
      name: "TURN_SECRET",
      isWrong: isSet("TURN_URLS") && !isSet("TURN_SECRET"),
      problem: "is missing, though TURN_URLS is set: TURN servers let nobody in without it",
    },
    {
      name: "TURN_SECRET",
      isWrong: isSet("TURN_SECRET") && !isSet("TURN_URLS"),
      problem: "is set, though TURN_URLS is not",
    },
    {
      name: "VIDEO_RELAY_ONLY",
      isWrong: isSet("VIDEO_RELAY_ONLY") && valueOf("VIDEO_RELAY_ONLY") !== "true",
      problem: "must be true or empty",
    },
    {
      name: "VIDEO_RELAY_ONLY",
      isWrong: valueOf("VIDEO_RELAY_ONLY") === "true" && !isSet("TURN_URLS"),
      problem: "must have TURN_URLS with it: only TURN servers pass picture and sound on",
    },
  ];
  return checks.filter(({ isWrong }) => isWrong).map(({ name, problem }) => ({ name, problem }));
}
