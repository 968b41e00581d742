import { isLoopback } from "./machine/loopback.ts";
import { type SettingProblem, type Variables, isMissing } from "./wiring/serviceSettings.ts";

const NAMES = ["FORM_URL_CONTACT", "FORM_URL_BETA", "FORM_URL_INVESTORS"];

/** What is wrong with the addresses of another service's forms. */
export function formProblems(variables: Variables): SettingProblem[] {
  return NAMES.filter(
    (name) => !isMissing(variables, name) && !isFormAddress((variables[name] ?? "").trim()),
  ).map((name) => ({
    name,
    problem:
      "must be an address like https://forms.example.com/contact, with https unless it is on this machine",
  }));
}

/** Its host is named in a content policy, which knows neither user names nor passwords. */
function isFormAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}
