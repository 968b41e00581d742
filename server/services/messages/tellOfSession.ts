import { readableRefundEnd } from "../../../src/domain/bookings/bookings.ts";
import { wasBooked } from "../../../src/domain/bookings/lifecycle.ts";
import { bookingAddress } from "../../../src/domain/profiles/addresses.ts";
import { grossOf } from "../../../src/domain/payments/division.ts";
import { type CancelledMoney, cancelledMail } from "../../../src/domain/messages/cancelledMail.ts";
import {
  bookedMail,
  movedMail,
  placeChangedMail,
} from "../../../src/domain/messages/sessionMails.ts";
import type { MailContent } from "../../../src/domain/messages/mailContent.ts";
import {
  type SessionNews,
  type SessionVersion,
  newsOf,
  parseVersion,
  versionOf,
  versionText,
} from "../../../src/domain/messages/sessionNews.ts";
import { SESSION_MAILS_PAUSE_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { invites } from "./steps/invites.ts";
import { sendMail } from "./steps/sendMail.ts";
import { type ToldSession, toldToBoth } from "./steps/toldSession.ts";

/**
 * Reaction to a session that was booked, moved or cancelled, or whose place was changed: tells each
 * side what has become of it since they were last told. Changes close together are told in one mail
 * (docs/product.md 15.3).
 */
export async function tellOfSession(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await context.store.bookings.byId(subjectId);
  if (booking === null || !wasBooked(booking)) return;
  return toldToBoth(context, booking, (session) => tell(context, session));
}

async function tell(context: ProcessContext, session: ToldSession): Promise<RunAgain | void> {
  const { booking, reader, keyOf, inThread } = session;
  const { store, now } = context;
  const query = { userId: reader.id, subjectIds: [booking.id], kind: "SESSION" } as const;
  const told = await store.mails.sentAbout(query);
  const versions = told.map(({ version, sentAt }) => ({ ...parseVersion(version), sentAt }));
  const news = newsOf(booking, versions);
  if (news === null) return;
  if (news.kind !== "CANCELLED") {
    if (booking.endsAt <= now()) return;
    const pauseEnd = endOfPause(versions, now());
    if (pauseEnd > now()) return { againAt: pauseEnd };
  }
  return sendMail(context, {
    mails: [keyOf({ kind: "SESSION", version: versionText(versionOf(booking)) })],
    isNeeded: news.kind === "CANCELLED" && booking.paymentStatus !== "FREE",
    compose: async (_begun, address) => {
      const hasInvitation = await invites(context, session);
      const facts = { ...session.facts, hasInvitation };
      const content = await contentOf(context, { ...session, facts }, news);
      return inThread(content, { address, hasInvitation });
    },
  });
}

/**
 * Until when the next change waits: longer after each one that was told, so that nobody's mailbox
 * can be filled by changing a session again and again.
 */
function endOfPause(
  versions: readonly (SessionVersion & { sentAt: Instant | null })[],
  now: Instant,
): Instant {
  const changes = versions.filter(({ moves, places }) => moves + places > 0);
  // A time to come is one of a clock that was wrong.
  const told = changes.map(({ sentAt }) => sentAt ?? 0).filter((sentAt) => sentAt <= now);
  return Math.max(0, ...told) + told.length * SESSION_MAILS_PAUSE_MS;
}

async function contentOf(
  { store, settings, now }: ProcessContext,
  { booking, creator, facts }: ToldSession,
  news: SessionNews,
): Promise<MailContent> {
  switch (news.kind) {
    case "BOOKED": {
      const refundEnd = booking.priceInCents > 0 ? readableRefundEnd(booking) : null;
      const isOver = refundEnd !== null && refundEnd <= now();
      return bookedMail(facts, {
        answers: booking.intakes,
        priceInCents: booking.priceInCents,
        refundUntil: isOver ? null : refundEnd,
      });
    }
    case "MOVED":
      return movedMail(facts, news);
    case "PLACE_CHANGED":
      return placeChangedMail(facts);
    case "CANCELLED": {
      const { cancellation, id, itemId } = booking;
      if (cancellation === null) throw new Error(`${id} was cancelled by nobody`);
      const { by, reason, proposesRebooking } = cancellation;
      const [payment] = await store.payments.ofBookings([id]);
      const isProposed = proposesRebooking && facts.reader === "BOOKER";
      return cancelledMail(facts, {
        by,
        reason,
        money: moneyOf(booking, payment === undefined ? null : grossOf(payment)),
        rebookUrl: isProposed
          ? settings.publicUrl + bookingAddress({ slug: creator.slug, offerId: itemId })
          : null,
      });
    }
  }
}

function moneyOf({ paymentStatus }: BookingRow, grossInCents: number | null): CancelledMoney {
  if (paymentStatus === "REFUNDED") return { kind: "BACK", grossInCents };
  return { kind: paymentStatus === "PAID" ? "KEPT" : "FREE" };
}
