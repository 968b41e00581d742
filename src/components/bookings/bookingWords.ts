import type { BookingStanding } from "../../domain/bookings/lifecycle.ts";
import { ERRORS } from "../../domain/shared/errors.ts";

/** A booking's status, in words. */
export interface BookingWords {
  /** Above the date. */
  eyebrow: string;
  status: string;
  tone: "success" | "accent" | "warning" | "neutral";
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
  return facts.isCreator ? creatorWords(facts) : bookerWords(facts);
}

function bookerWords({ standing, isBankAtWork, isOver }: Facts): BookingWords {
  if (isBankAtWork) {
    return {
      eyebrow: "Almost yours",
      status: "Payment under way",
      tone: "accent",
      text: "Your bank is still working on it, so please don’t pay again. If this time is taken before it’s done, your money comes back.",
    };
  }
  const booked = {
    eyebrow: isOver ? "This session is over" : "You’re booked",
    text: "Saved in",
    isInSessions: true,
  } as const;
  const cancelled = { eyebrow: "Cancelled", text: ERRORS.BOOKING_CANCELLED.message } as const;
  switch (standing) {
    case "CONFIRMED/FREE":
      return { ...booked, status: "Free of charge", tone: "success" };
    case "CONFIRMED/PAID":
      return { ...booked, status: "Paid", tone: "success" };
    case "HELD/PENDING":
      return {
        eyebrow: "Almost yours",
        status: "Waiting for payment",
        tone: "accent",
        text: "This time is held for you. It’s yours once you’ve paid.",
      };
    case "HELD/FREE":
      return {
        eyebrow: "Almost yours",
        status: "Not finished yet",
        tone: "accent",
        text: "This time is held for you. It’s yours once you complete the booking.",
      };
    case "LAPSED/EXPIRED":
      return {
        eyebrow: "Not booked",
        status: "Not paid in time",
        tone: "warning",
        text: ERRORS.HOLD_EXPIRED.message,
      };
    case "LAPSED/FREE":
      return {
        eyebrow: "Not booked",
        status: "Not finished in time",
        tone: "warning",
        text: ERRORS.HOLD_EXPIRED.message,
      };
    case "LAPSED/FAILED":
      return {
        eyebrow: "Not booked",
        status: "Payment failed",
        tone: "warning",
        text: "The payment didn’t go through, so this time is no longer held. Nothing was charged.",
      };
    case "LAPSED/REFUNDED":
      return {
        eyebrow: "Not booked",
        status: "Refunded",
        tone: "neutral",
        text: "Your money is on its way back to your card. That takes five to ten days.",
      };
    case "CANCELLED/FREE":
      return { ...cancelled, status: "Cancelled", tone: "neutral" };
    case "CANCELLED/PAID":
      return { ...cancelled, status: "Cancelled, not refunded", tone: "neutral" };
    case "CANCELLED/REFUNDED":
      return { ...cancelled, status: "Cancelled, refunded", tone: "neutral" };
  }
}

function creatorWords({ standing, isOver, bookerName }: Facts): BookingWords {
  const booked = {
    eyebrow: isOver ? "This session is over" : "Booked with you",
    text: `Booked by ${bookerName}.`,
  };
  const held = { eyebrow: "Held, not booked yet", tone: "accent" } as const;
  const lapsed = { eyebrow: "Not booked", text: "Other people can book this time again." };
  const cancelled = { ...lapsed, eyebrow: "Cancelled" };
  switch (standing) {
    case "CONFIRMED/FREE":
      return { ...booked, status: "Free of charge", tone: "success" };
    case "CONFIRMED/PAID":
      return { ...booked, status: "Paid", tone: "success" };
    case "HELD/PENDING":
      return {
        ...held,
        status: "Waiting for payment",
        text: `${bookerName} has 15 minutes to pay. Until then nobody else can take this time.`,
      };
    case "HELD/FREE":
      return {
        ...held,
        status: "Not finished yet",
        text: `${bookerName} has 15 minutes to complete the booking. Until then nobody else can take this time.`,
      };
    case "LAPSED/EXPIRED":
      return { ...lapsed, status: "Not paid in time", tone: "neutral" };
    case "LAPSED/FREE":
      return { ...lapsed, status: "Not finished in time", tone: "neutral" };
    case "LAPSED/FAILED":
      return { ...lapsed, status: "Payment failed", tone: "neutral" };
    case "LAPSED/REFUNDED":
      return { ...lapsed, status: "Refunded", tone: "neutral" };
    case "CANCELLED/FREE":
      return { ...cancelled, status: "Cancelled", tone: "neutral" };
    case "CANCELLED/PAID":
      return { ...cancelled, status: "Cancelled, not refunded", tone: "neutral" };
    case "CANCELLED/REFUNDED":
      return { ...cancelled, status: "Cancelled, refunded", tone: "neutral" };
  }
}
