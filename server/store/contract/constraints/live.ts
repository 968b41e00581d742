import { NOBODY } from "../../../../src/domain/live/presence.ts";
import { NOW } from "../../factories/now.ts";
import { TEXT } from "./scene.ts";
import type { TableCases } from "./cases.ts";

const LIFE_CYCLE = "the life cycle writes it";
const LOCKED = "the session that exists is locked";
const COUNTED = "the session counts its messages";

/** Live sessions and their messages. */
export const LIVE_CASES = {
  liveSessions: {
    row: {
      channelId: "new",
      bookingId: "known",
      state: "SCHEDULED",
      version: 0,
      ...NOBODY,
      openedAt: NOW,
      startedAt: null,
      endedAt: null,
    },
    keys: {
      live_sessions_pkey: { channelId: "known" },
      live_sessions_booking: { bookingId: "met" },
    },
    references: ["bookingId"],
    checks: {
      live_sessions_ended: [{ endedAt: NOW }, { state: "ENDED", startedAt: NOW }],
      live_sessions_started: [{ startedAt: NOW }, { state: "LIVE" }],
      live_sessions_state_check: { state: "LOST", startedAt: NOW },
    },
    ports: {
      lockLiveSession: {
        write: (store, { channelId, bookingId, openedAt: at }) =>
          store.transaction(async (inside) => {
            await inside.lockLiveSession({ channelId, bookingId, at } as never);
          }),
        cannot: {
          live_sessions_pkey: LOCKED,
          live_sessions_ended: LIFE_CYCLE,
          live_sessions_started: LIFE_CYCLE,
          live_sessions_state_check: LIFE_CYCLE,
          state: LIFE_CYCLE,
          version: COUNTED,
          seats: "nobody is there at first",
          attendance: "nobody is there at first",
        },
      },
    },
  },
  liveMessages: {
    row: { ...TEXT, channelId: "known", version: 3, key: "new" },
    keys: {
      live_messages_pkey: { version: 1 },
      live_messages_key: { key: "known" },
    },
    references: ["channelId"],
    checks: {
      live_messages_kind_check: { kind: "PICTURE" },
      live_messages_party_check: { party: "PLATFORM" },
      live_messages_recipient: [{ recipient: 7 }, { kind: "SIGNAL" }],
    },
    ports: {
      "live.send": {
        write: (store, { channelId: _channel, version: _version, ...message }) =>
          store.transaction(async (inside) => {
            const known = { channelId: "known", bookingId: "met", at: NOW };
            const session = await inside.lockLiveSession(known);
            await session.send(message as never);
          }),
        cannot: {
          live_messages_pkey: COUNTED,
          live_messages_key: "the message that exists stays",
          live_messages_channel_id_fkey: LOCKED,
          channelId: LOCKED,
          version: COUNTED,
        },
      },
    },
  },
} as const satisfies Record<string, TableCases>;
