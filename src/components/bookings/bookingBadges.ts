import type { BookingStanding } from "../../domain/bookings/lifecycle.ts";

/** What a badge says of a booking. */
export interface BookingBadge {
  status: string;
  tone: "success" | "accent" | "warning" | "neutral";
}

/** The badge of each standing. */
export const BOOKING_BADGES: Readonly<Record<BookingStanding, BookingBadge>> = {
  "CONFIRMED/FREE": { status: "Free of charge", tone: "success" },
  "CONFIRMED/PAID": { status: "Paid", tone: "success" },
  "HELD/PENDING": { status: "Waiting for payment", tone: "accent" },
  "HELD/FREE": { status: "Not finished yet", tone: "accent" },
  "LAPSED/EXPIRED": { status: "Not paid in time", tone: "warning" },
  "LAPSED/FREE": { status: "Not finished in time", tone: "warning" },
  "LAPSED/FAILED": { status: "Payment failed", tone: "warning" },
  "LAPSED/REFUNDED": { status: "Refunded", tone: "neutral" },
  "CANCELLED/FREE": { status: "Cancelled", tone: "neutral" },
  "CANCELLED/PAID": { status: "Cancelled, not refunded", tone: "neutral" },
  "CANCELLED/REFUNDED": { status: "Cancelled, refunded", tone: "neutral" },
};
