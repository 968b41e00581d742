import { describe, expect, it } from "vitest";
import { holdRefusal } from "./holdLimits.ts";
import type { BookingColumns } from "./lifecycle.ts";

const heldFree: BookingColumns = { state: "HELD", paymentStatus: "FREE" };
const heldPaid: BookingColumns = { state: "HELD", paymentStatus: "PENDING" };
const bookedFree: BookingColumns = { state: "CONFIRMED", paymentStatus: "FREE" };
const bookedPaid: BookingColumns = { state: "CONFIRMED", paymentStatus: "PAID" };
const times = (count: number, booking: BookingColumns) =>
  Array<BookingColumns>(count).fill(booking);

const free = { isFree: true };
const paid = { isFree: false };

describe("one more slot", () => {
  it("may be held by somebody who has nothing", () => {
    expect(holdRefusal({ withCreator: [], holds: 0 }, free)).toBeNull();
  });

  it("is refused beyond five upcoming free sessions with a creator, held ones included", () => {
    const four = [...times(3, bookedFree), heldFree];
    expect(holdRefusal({ withCreator: four, holds: 1 }, free)).toBeNull();
    const five = [...four, bookedFree];
    expect(holdRefusal({ withCreator: five, holds: 1 }, free)).toBe("TOO_MANY_FREE_BOOKINGS");
  });

  it("may be a paid one, however many free ones there are", () => {
    expect(holdRefusal({ withCreator: times(5, bookedFree), holds: 0 }, paid)).toBeNull();
  });

  it("is refused beyond three holds with a creator, free ones included", () => {
    const holds = [...times(2, heldPaid), heldFree];
    expect(holdRefusal({ withCreator: holds.slice(1), holds: 2 }, paid)).toBeNull();
    expect(holdRefusal({ withCreator: holds, holds: 3 }, paid)).toBe("TOO_MANY_HOLDS");
  });

  it("is refused beyond twenty holds altogether", () => {
    expect(holdRefusal({ withCreator: [], holds: 19 }, paid)).toBeNull();
    expect(holdRefusal({ withCreator: [], holds: 20 }, free)).toBe("TOO_MANY_HOLDS");
  });

  it("may be held whatever is paid", () => {
    expect(holdRefusal({ withCreator: times(50, bookedPaid), holds: 0 }, paid)).toBeNull();
  });
});
