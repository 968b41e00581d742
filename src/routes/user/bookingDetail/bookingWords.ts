import { ERRORS } from "../../../domain/shared/errors.ts";
import type { BookingPaymentStatus } from "../../../domain/generated/enums.ts";

/** How a booking stands, in words. */
export interface BookingWords {
  /** Above the date. */
  eyebrow: string;
  /** The payment status. */
  status: string;
  tone: "success" | "accent" | "warning" | "neutral";
  /** What that means, in a sentence. */
  text: string;
}

interface Facts {
  status: BookingPaymentStatus;
  /** The creator looks at it, not the booker. */
  isCreator: boolean;
  /** The buyer's bank has not decided on the payment; only the booker knows. */
  isBankAtWork: boolean;
  /** It has ended by now. */
  isOver: boolean;
  bookerName: string;
}

/** Words for the booker; the creator's are about somebody else. */
export function bookingWords(facts: Facts): BookingWords {
  return facts.isCreator ? creatorWords(facts) : bookerWords(facts);
}

function bookerWords({ status, isBankAtWork, isOver }: Facts): BookingWords {
  if (isBankAtWork) {
    return {
      eyebrow: "Almost yours",
      status: "Payment under way",
      tone: "accent",
      text: "Your bank is still working on it, so please don't pay again. If this time is taken before it's done, your money comes back.",
    };
  }
  const booked = isOver
    ? { eyebrow: "This session is over", text: "We hope that it was worth your time." }
    : { eyebrow: "You're booked", text: "You'll find it under My Sessions, whenever you look." };
  switch (status) {
    case "FREE":
      return { ...booked, status: "Free of charge", tone: "success" };
    case "PAID":
      return { ...booked, status: "Paid", tone: "success" };
    case "PENDING":
      return {
        eyebrow: "Almost yours",
        status: "Waiting for payment",
        tone: "accent",
        text: "This time is held for you. It is yours once it is paid.",
      };
    case "EXPIRED":
      return {
        eyebrow: "Not booked",
        status: "Not paid in time",
        tone: "warning",
        text: ERRORS.HOLD_EXPIRED.message,
      };
    case "FAILED":
      return {
        eyebrow: "Not booked",
        status: "Payment failed",
        tone: "warning",
        text: "The payment didn't go through, so this time is no longer held. Nothing was charged.",
      };
    case "REFUNDED":
      return {
        eyebrow: "Not booked",
        status: "Refunded",
        tone: "neutral",
        text: "Your money is on its way back to your card. That can take a few days.",
      };
  }
}

function creatorWords({ status, isOver, bookerName }: Facts): BookingWords {
  const booked = {
    eyebrow: isOver ? "This session is over" : "Booked with you",
    text: `${bookerName} ${isOver ? "booked this session with you." : "is looking forward to it."}`,
  };
  const lapsed = { eyebrow: "Not booked", text: "This time can be booked by others again." };
  switch (status) {
    case "FREE":
      return { ...booked, status: "Free of charge", tone: "success" };
    case "PAID":
      return { ...booked, status: "Paid", tone: "success" };
    case "PENDING":
      return {
        eyebrow: "Held, not booked yet",
        status: "Waiting for payment",
        tone: "accent",
        text: `${bookerName} has 15 minutes to pay. Until then nobody else can take this time.`,
      };
    case "EXPIRED":
      return { ...lapsed, status: "Not paid in time", tone: "neutral" };
    case "FAILED":
      return { ...lapsed, status: "Payment failed", tone: "neutral" };
    case "REFUNDED":
      return { ...lapsed, status: "Refunded", tone: "neutral" };
  }
}
