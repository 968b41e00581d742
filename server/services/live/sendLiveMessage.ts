import type * as z from "zod/mini";
import { liveMessageInput } from "../../../src/domain/live/inputs/liveMessage.ts";
import { type LiveParty, wait } from "../../../src/domain/live/presence.ts";
import { channelRefusal } from "../../../src/domain/live/window.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { ServiceContext } from "../shared/context.ts";
import { type Changing, changeSession, keepPresence } from "./steps/changeSession.ts";
import { readChannel } from "./steps/channel.ts";

type Message = z.output<typeof liveMessageInput>;

/**
 * Takes what one of the two posts to a live session. Refuses with `BAD_USER_INPUT`, `NOT_FOUND` and
 * what `channelRefusal` says; a text or a signal also with `NOT_LIVE_YET`, and with `SEAT_TAKEN`
 * unless its sender is there under that number (docs/product.md 14.5).
 */
export async function sendLiveMessage(
  context: ServiceContext,
  { channelId, message: posted }: { channelId: string; message: unknown },
): Promise<void> {
  const message = parseInput(liveMessageInput, posted);
  const { booking, party } = await readChannel(context, channelId);
  await changeSession(context, booking, async (changing) => {
    const { session, at } = changing;
    // Its answer was lost: that it has arrived stays true, whatever has happened since.
    if (message.kind === "TEXT" && (await session.hasSent({ ...message, party }))) return;
    const refusal = channelRefusal(session.row.state, changing.booking, at);
    if (refusal !== null) refuse(refusal);
    if (message.kind === "WAIT") {
      return keepPresence(changing, wait(session.row, { party, at }));
    }
    return send(changing, { message, party });
  });
}

async function send(
  { session, at }: Changing,
  { message, party }: { message: Exclude<Message, { kind: "WAIT" }>; party: LiveParty },
): Promise<void> {
  const { participantId: sender, key } = message;
  if (session.row.state === "SCHEDULED") refuse("NOT_LIVE_YET");
  if (session.row.seats[party].participantId !== sender) refuse("SEAT_TAKEN");
  const common = { party, sender, key, at };
  if (message.kind === "TEXT") {
    return session.send({ ...common, kind: "TEXT", recipient: null, content: message.text });
  }
  return session.send({
    ...common,
    kind: "SIGNAL",
    recipient: message.to,
    content: message.data,
  });
}
