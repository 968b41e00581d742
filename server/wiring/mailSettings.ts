import { type SettingProblem, type Variables, isMissing } from "./serviceSettings.ts";

const MAILS_PER_SECOND_MAX = 1_000;

/** What is wrong with the settings of mails. */
export function mailProblems(variables: Variables): SettingProblem[] {
  const valueOf = (name: string) => (variables[name] ?? "").trim();
  const checks: (SettingProblem & { isRight: (value: string) => boolean })[] = [
    {
      name: "SMTP_URL",
      isRight: isSmtpUrl,
      problem: "must be an address like smtps://name:password@mail.example.com, with signs encoded",
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
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const isPlain = pathname.replace("/", "") === "" && search === "" && hash === "";
  const isServer = ["smtp:", "smtps:"].includes(protocol) && hostname !== "";
  return isServer && isPlain && [username, password].every(isEncoded);
}

/** Whether a part of an address can be read: a sign `%` of a password has to be written as `%25`. */
function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const HOST_PART = "[a-z\\d]([a-z\\d-]*[a-z\\d])?";
const PLAIN_ADDRESS = new RegExp(`^[\\w.+-]+@${HOST_PART}(\\.${HOST_PART})*$`, "i");

/** Without a name, which would be the sender's in no mail, and in ASCII, for every server. */
const isPlainAddress = (value: string) => PLAIN_ADDRESS.test(value);

const isPace = (value: string) =>
  /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= MAILS_PER_SECOND_MAX;
