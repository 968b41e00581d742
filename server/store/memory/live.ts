import type { LiveMessageRow, LiveStore } from "../ports/live.ts";
import type { LiveTable } from "../transitions/live.ts";
import { bookingOfChannel } from "./bookings.ts";
import type { Access, State } from "./state.ts";
import { deleteRow, insertRow, updateRow } from "./write.ts";

export function memoryLive({ read, write }: Access): LiveStore {
  return {
    byChannelIds: (channelIds) =>
      read((state) => channelIds.flatMap((id) => state.liveSessions.get(id) ?? [])),
    messagesAfter: ({ channelId, after, recipient, limit }) =>
      read((state) =>
        messagesOf(state, channelId)
          .filter((row) => row.version > after)
          .filter((row) => row.kind === "TEXT" || row.recipient === recipient)
          .slice(0, limit),
      ),
    marksOf: (channelIds) =>
      read((state) =>
        channelIds.flatMap((channelId) => {
          const mark = markOf(state, channelId);
          return mark === null ? [] : { channelId, mark };
        }),
      ),
    deleteMessages: (channelId) =>
      write((state) => {
        for (const row of messagesOf(state, channelId)) deleteRow(state, "liveMessages", row);
      }),
  };
}

/** The table behind a live session's transitions. */
export function memoryLiveTable({ read, write }: Access): LiveTable {
  return {
    // Transactions are serial here.
    lock: (channelId) => read((state) => state.liveSessions.get(channelId) ?? null),
    insert: (row) =>
      write((state) => insertRow(state, "liveSessions", row, { unless: "live_sessions_pkey" })),
    write: (channelId, changes) =>
      write((state) => updateRow(state, "liveSessions", channelId, changes)),
    insertMessage: (row) =>
      write((state) => insertRow(state, "liveMessages", row, { unless: "live_messages_key" })),
    hasMessage: ({ channelId, party, key }) =>
      read((state) =>
        messagesOf(state, channelId).some((row) => row.party === party && row.key === key),
      ),
    deleteOldMessages: ({ channelId, signalsUntil, textsKept }) =>
      write((state) => {
        const messages = messagesOf(state, channelId);
        const texts = messages.filter(({ kind }) => kind === "TEXT");
        const signals = messages.filter(({ kind, at }) => kind === "SIGNAL" && at <= signalsUntil);
        for (const row of [...signals, ...texts.slice(0, -textsKept)]) {
          deleteRow(state, "liveMessages", row);
        }
      }),
  };
}

/** Earliest first. */
function messagesOf({ liveMessages }: State, channelId: string): LiveMessageRow[] {
  return [...liveMessages.values()]
    .filter((row) => row.channelId === channelId)
    .toSorted((a, b) => a.version - b.version);
}

function markOf(state: State, channelId: string): string | null {
  const booking = bookingOfChannel(state, channelId);
  if (booking === null) return null;
  const { startsAt, endsAt, meetingPlace } = booking;
  const version = state.liveSessions.get(channelId)?.version ?? null;
  return JSON.stringify([version, booking.state, startsAt, endsAt, meetingPlace.kind]);
}
