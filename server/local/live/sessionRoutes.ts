import { bookingDetailAddress } from "../../../src/domain/bookings/addresses.ts";
import { MINUTE_MS, MOVES_MAX } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Route } from "../../http/handler.ts";
import { isSameSite } from "../../http/security/origin.ts";
import { readText } from "../../http/transport/requestBody.ts";
import { sendText } from "../../http/transport/send.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import { SESSIONS_PATH, sessionsPage } from "./sessionsPage.ts";

interface Options {
  store: Store;
  publicUrl: string;
  now: () => Instant;
}

const FORM_MAX_BYTES = 8 * 1024;
/** A session that is let begin does so after this long, at a whole minute. */
const BEGINS_AFTER_MS = 2 * MINUTE_MS;

/**
 * Lets a session that somebody has booked begin now: nobody who tries the product on this machine
 * waits the two hours for which it is booked ahead at least.
 */
export function sessionRoutes(options: Options): Route[] {
  const page = (status: number, complaint: string | null) =>
    ({ status, text: sessionsPage(complaint), type: "text/html" }) as const;
  return [
    {
      path: SESSIONS_PATH,
      answer: async (request, response) => {
        const { method } = request;
        if (method === "GET" || method === "HEAD") return sendText(response, page(200, null));
        if (method !== "POST") return sendText(response, { status: 405, text: "GET or POST only" });
        if (!isSameSite(request, options)) return sendText(response, { status: 403, text: "No" });
        const form = new URLSearchParams(await readText(request, { maxBytes: FORM_MAX_BYTES }));
        const outcome = await letBegin(options, form.get("address") ?? "");
        if ("complaint" in outcome) return sendText(response, page(422, outcome.complaint));
        const headers = { location: outcome.location };
        sendText(response, { status: 303, text: "It begins", headers });
      },
    },
  ];
}

type Outcome = { location: string } | { complaint: string };

async function letBegin({ store, now }: Options, address: string): Promise<Outcome> {
  const id = address.split(/[?#]/)[0]?.split("/").at(-1)?.trim() ?? "";
  const booking = await store.bookings.byId(id);
  if (booking?.state !== "CONFIRMED") return { complaint: "Nothing is booked at this address." };
  const moved = await moveToNow({ store, at: now(), booking });
  if ("complaint" in moved) return moved;
  const [creator] = await store.users.byIds([booking.creatorId]);
  return { location: bookingDetailAddress({ slug: creator?.slug ?? "", bookingId: id }) };
}

async function moveToNow(move: {
  store: Store;
  at: Instant;
  booking: BookingRow;
}): Promise<BookingRow | { complaint: string }> {
  const { store, at, booking } = move;
  const { id, creatorId, startsAt, endsAt } = booking;
  const begins = Math.floor((at + BEGINS_AFTER_MS) / MINUTE_MS) * MINUTE_MS;
  const times = { startsAt: begins, endsAt: begins + endsAt - startsAt };
  return store.transaction(async (inside) => {
    const agenda = await inside.agendaOf(creatorId);
    const locked = await agenda.byId(id);
    if (locked?.state !== "CONFIRMED") return { complaint: "It was cancelled a moment ago." };
    if (locked.moves.length >= MOVES_MAX) return { complaint: "It was moved three times already." };
    const moved = await agenda.move({ id, at, ...times });
    return moved ?? { complaint: "Its creator has another session right now." };
  });
}
