import { stopMailsInput } from "../../../src/domain/messages/inputs/stopMails.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ProcessContext } from "../shared/context.ts";
import { readStopToken } from "./steps/stopToken.ts";
import { turnMails } from "./steps/turnMails.ts";

/**
 * Turns off what the link in a mail names, for the person it was sent to, signed in or not. Refuses
 * with `MAIL_LINK_OVER` a secret that isn't one of ours. Idempotent.
 */
export async function stopMails(
  context: Pick<ProcessContext, "store" | "settings">,
  command: unknown,
): Promise<void> {
  const { token } = parseInput(stopMailsInput, command);
  const stopped = (await readStopToken(context, token)) ?? refuse("MAIL_LINK_OVER");
  await turnMails(context, { ...stopped, isOn: false });
}
