import type { BookingStanding } from "../../domain/bookings/lifecycle.ts";
import { ERRORS } from "../../domain/shared/errors.ts";
import { BOOKING_BADGES, type BookingBadge } from "./bookingBadges.ts";

/** A booking's status, in words. */
export interface BookingWords extends BookingBadge {
  /** Above the date. */
  eyebrow: string;
  /** What that means, in a sentence. */
  text: string;
  /** The sentence ends with a link to My Sessions. */
  isInSessions?: true;
}

interface Facts {
  standing: BookingStanding;
  /** The creator is looking at it, not the booker. */
  isCreator: boolean;
  /** The buyer's bank has not decided on the payment yet; only the booker knows. */
  isBankAtWork: boolean;
  isOver: boolean;
  bookerName: string;
}

/** Text for the booker; the creator's is about somebody else. */
export function bookingWords(facts: Facts): BookingWords {
  const badge = BOOKING_BADGES[facts.standing];
  if (facts.isCreator) return { ...badge, ...creatorWords(facts) };
  return facts.isBankAtWork ? BANK_AT_WORK : { ...badge, ...bookerWords(facts) };
}

type Said = Omit<BookingWords, keyof BookingBadge> & Partial<BookingBadge>;

const BANK_AT_WORK: BookingWords = {
  eyebrow: "Almost yours",
  status: "Payment under way",
  tone: "accent",
  text: "Your bank is still working on it, so please don’t pay again. If this time is taken before it’s done, your money comes back.",
};

const MONEY_BACK = "You get all your money back. It takes five to ten days to reach your card.";

function bookerWords({ standing, isOver }: Facts): Said {
  const held = (text: string) => ({ eyebrow: "Almost yours", text });
  const lapsed = (text: string) => ({ eyebrow: "Not booked", text });
  const cancelled = (text: string) => ({ eyebrow: "Cancelled", text });
  switch (standing) {
    case "CONFIRMED/FREE":
    case "CONFIRMED/PAID":
      return {
        eyebrow: isOver ? "This session is over" : "You’re booked",
        text: "Saved in",
        isInSessions: true,
      };
    case "HELD/PENDING":
      return held("This time is held for you. It’s yours once you’ve paid.");
    case "HELD/FREE":
      return held("This time is held for you. It’s yours once you complete the booking.");
    case "LAPSED/EXPIRED":
    case "LAPSED/FREE":
      return lapsed(ERRORS.HOLD_EXPIRED.message);
    case "LAPSED/FAILED":
      return lapsed(
        "The payment didn’t go through, so this time is no longer held. Nothing was charged.",
      );
    case "LAPSED/REFUNDED":
      return lapsed(MONEY_BACK);
    case "CANCELLED/FREE":
      return cancelled(ERRORS.BOOKING_CANCELLED.message);
    case "CANCELLED/PAID":
      return cancelled("It was too late for a refund.");
    case "CANCELLED/REFUNDED":
      return cancelled(MONEY_BACK);
  }
}

function creatorWords({ standing, isOver, bookerName }: Facts): Said {
  const held = (todo: string) => ({
    eyebrow: "Held, not booked yet",
    text: `${bookerName} has 15 minutes to ${todo}. Until then nobody else can take this time.`,
  });
  const cancelled = (text: string) => ({ eyebrow: "Cancelled", text });
  switch (standing) {
    case "CONFIRMED/FREE":
    case "CONFIRMED/PAID":
      return {
        eyebrow: isOver ? "This session is over" : "Booked with you",
        text: `Booked by ${bookerName}.`,
      };
    case "HELD/PENDING":
      return held("pay");
    case "HELD/FREE":
      return held("complete the booking");
    case "LAPSED/EXPIRED":
    case "LAPSED/FREE":
    case "LAPSED/FAILED":
    case "LAPSED/REFUNDED":
      return {
        eyebrow: "Not booked",
        tone: "neutral",
        text: "Other people can book this time again.",
      };
    case "CANCELLED/FREE":
    case "CANCELLED/REFUNDED":
      return cancelled("This session won’t take place.");
    case "CANCELLED/PAID":
      return cancelled("It was too late for a refund, so you keep your earnings.");
  }
}
