import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import type { Refusal } from "./refusal.ts";

interface BookingRefusalProps {
  /** Null without one. */
  refusal: Refusal | null;
  /** The creator's. */
  slug: string;
}

/** Why a time could not be taken, with a link to the booking that blocks it. */
export function BookingRefusal({ refusal, slug }: BookingRefusalProps) {
  if (refusal === null) return null;
  const { text, bookingId } = refusal;
  return (
    <Stack gap="small">
      <FieldError>{text}</FieldError>
      {bookingId && <Link href={bookingDetailAddress({ slug, bookingId })}>See that session</Link>}
    </Stack>
  );
}
