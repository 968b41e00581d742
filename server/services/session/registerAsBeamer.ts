import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { registerAsBeamerInput } from "../../../src/domain/session/inputs/registerAsBeamer.ts";
import { becomeBeamer } from "./steps/becomeBeamer.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Makes the signed-in user a beamer; the next refresh puts it into the token. False when the code
 * is unknown; true for someone who is a beamer already.
 */
export async function registerAsBeamer(
  context: ServiceContext,
  command: unknown,
): Promise<boolean> {
  const { userId } = requireViewer(context);
  const { affiliateCode } = parseInput(registerAsBeamerInput, command);
  const user = (await context.store.users.byId(userId)) ?? refuse("AUTH_NOT_AUTHENTICATED");
  return (await becomeBeamer(context, { user, code: affiliateCode })) !== null;
}
