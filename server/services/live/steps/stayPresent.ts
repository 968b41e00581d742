import { touch } from "../../../../src/domain/live/presence.ts";
import { isUnavailable } from "../../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { changeSession, keepPresence } from "./changeSession.ts";
import type { Look, Reader } from "./look.ts";

/**
 * Notes that somebody who follows a live session is still there under their number; nothing if
 * they are not. While nothing can be saved, they go on reading all the same.
 */
export async function stayPresent(
  context: ServiceContext,
  { booking, party, participantId }: Reader,
  { row }: Pick<Look, "row">,
): Promise<void> {
  // Without a lock, and nothing is opened, where there is nothing to note.
  if (participantId === null || row?.seats[party].participantId !== participantId) return;
  try {
    await changeSession(context, booking, ({ session, at }) =>
      keepPresence({ session, at }, touch(session.row, { party, at, participantId })),
    );
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
