import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { RescheduleForm_booking$key } from "../../../__generated__/RescheduleForm_booking.graphql.ts";
import type { RescheduleForm_query$key } from "../../../__generated__/RescheduleForm_query.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import type { Choice } from "../../../components/bookings/schedule/scheduleChoice.ts";
import { SlotPicker } from "../../../components/bookings/schedule/SlotPicker.tsx";
import { useSchedule } from "../../../components/bookings/schedule/useSchedule.ts";
import { ZoneNotice } from "../../../components/bookings/schedule/ZoneNotice.tsx";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { rescheduleBookingInput } from "../../../domain/bookings/inputs/rescheduleBooking.ts";
import { sessionTimes } from "../../../domain/bookings/sessionTimes.ts";
import { shortTime } from "../../../domain/time/format.ts";
import { isoOf } from "../../../domain/time/instant.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { TimesCompared } from "./TimesCompared.tsx";
import { useReschedule } from "./useReschedule.ts";

interface RescheduleFormProps {
  booking: RescheduleForm_booking$key;
  query: RescheduleForm_query$key;
}

/** The times that a session can be moved to, and the one button that moves it. */
export function RescheduleForm(keys: RescheduleFormProps) {
  const booking = useFragment(
    graphql`
      fragment RescheduleForm_booking on Booking {
        id
        date
        endDate
        catalogItemId
        creator {
          slug
        }
        ...TimesCompared_booking
      }
    `,
    keys.booking,
  );
  const query = useFragment(
    graphql`
      fragment RescheduleForm_query on Query {
        ...useViewerTimeZone_query @arguments(isSignedIn: true)
        ...ZoneNotice_query @arguments(isSignedIn: true)
      }
    `,
    keys.query,
  );
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query, browserZone: host.timeZone });
  const zone = useBookingZone({ ownZone, tabStorage: host.tabStorage });
  const { timeZone } = zone;
  const { id, date, endDate, creator, catalogItemId: offerId } = booking;
  const { startsAt } = sessionTimes({ date, endDate });
  const now = host.now();
  const schedule = useSchedule({ offerId, timeZone, now, proposed: startsAt, movedId: id });
  const { shown, at, availability, setChoice } = schedule;
  const [trouble, setTrouble] = useState<string | null>(null);
  const { run, isBusy } = useReschedule();
  const { revalidate } = useRevalidator();
  const navigateIfStillHere = useNavigateIfStillHere();

  const choose = useCallback(
    (choice: Choice) => {
      setTrouble(null);
      setChoice(choice);
    },
    [setChoice],
  );
  const changeZone = (picked: string) => {
    choose({});
    zone.pick(picked);
  };
  const move = async () => {
    setTrouble(null);
    const { date: day = "", start: timeSlot = "" } = shown;
    const { error } = rescheduleBookingInput.safeParse({ id, date: day, timeSlot, timeZone });
    if (error || at === null) return setTrouble(error?.issues[0]?.message ?? "");
    // In UTC, where no time repeats.
    const [utcDate = "", utcTime = ""] = isoOf(at).split("T");
    try {
      const slot = { date: utcDate, timeSlot: utcTime.slice(0, 8), timeZone: "UTC" };
      await run({ command: { id, ...slot } });
    } catch (failure) {
      setTrouble(failureText(failure));
      availability.reload();
      // It may be what can't be moved any more.
      void revalidate();
      return;
    }
    await navigateIfStillHere(
      bookingDetailAddress({ slug: creator.slug, bookingId: id, action: "continue" }),
    );
  };
  const isPresent = at === startsAt;
  return (
    <Stack>
      <Heading level={2} size="title">
        Choose the new time
      </Heading>
      <ZoneNotice
        {...{ query, timeZone, now }}
        browserZone={host.timeZone}
        onTimeZoneChange={changeZone}
      />
      <SlotPicker
        {...{ schedule, timeZone, now }}
        onChoose={choose}
        onTimeZoneChange={changeZone}
        isDisabled={isBusy}
      >
        <Stack>
          <TimesCompared booking={booking} timeZone={timeZone} to={isPresent ? null : at} />
          {trouble !== null && <FieldError>{trouble}</FieldError>}
          <Button
            variant="primary"
            size="large"
            wide
            iconEnd={<Icon name="arrowRight" />}
            isBusy={isBusy}
            aria-disabled={isPresent}
            onClick={() => void move()}
          >
            {isPresent || shown.start === undefined
              ? "Choose another time"
              : `Move it to ${shortTime(shown.start)}`}
          </Button>
        </Stack>
      </SlotPicker>
    </Stack>
  );
}
