import { type SettingProblem, type Variables, isMissing } from "./serviceSettings.ts";

const MAILS_PER_SECOND_MAX = 1_000;

/** What is wrong with the settings of mails. */
export function mailProblems(variables: Variables): SettingProblem[] {
  const valueOf = (name: string) => (variables[name] ?? "").trim();
  const checks: (SettingProblem & { isRight: (value: string) => boolean })[] = [
    {
      name: "SMTP_URL",
      isRight: isSmtpUrl,
      problem: "must be an address like smtps://name:password@mail.example.com",
    },
    {
      name: "MAIL_FROM",
      isRight: isPlainAddress,
      problem: "must be an e-mail address, nothing else",
    },
    {
      name: "MAILS_PER_SECOND",
      isRight: isPace,
      problem: `must be a whole number from 1 to ${MAILS_PER_SECOND_MAX}`,
    },
  ];
  return checks
    .filter(({ name, isRight }) => !isMissing(variables, name) && !isRight(valueOf(name)))
    .map(({ name, problem }) => ({ name, problem }));
}

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search } = new URL(value);
  const isPlain = pathname.replace("/", "") === "" && search === "";
  return ["smtp:", "smtps:"].includes(protocol) && hostname !== "" && isPlain;
}

/** Without a name, which would be the sender's in no mail, and in ASCII, for every server. */
const isPlainAddress = (value: string) => /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*$/i.test(value);

const isPace = (value: string) =>
  /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MAILS_PER_SECOND_MAX;
