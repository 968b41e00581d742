import { useCallback, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { RescheduleForm_booking$key } from "../../../__generated__/RescheduleForm_booking.graphql.ts";
import type { RescheduleForm_query$key } from "../../../__generated__/RescheduleForm_query.graphql.ts";
import { CallError } from "../../../calls/callError.ts";
import { failureText } from "../../../calls/failure.ts";
import type { Choice } from "../../../components/bookings/schedule/scheduleChoice.ts";
import { SlotPicker } from "../../../components/bookings/schedule/SlotPicker.tsx";
import { choiceOf, useSchedule } from "../../../components/bookings/schedule/useSchedule.ts";
import { ZoneNotice } from "../../../components/bookings/schedule/ZoneNotice.tsx";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { rescheduleBookingInput } from "../../../domain/bookings/inputs/rescheduleBooking.ts";
import { ERRORS, isErrorCode } from "../../../domain/shared/errors.ts";
import { shortTime } from "../../../domain/time/format.ts";
import { type Instant, isoOf } from "../../../domain/time/instant.ts";
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
  /** When the session begins now, or began until it was moved here. */
  from: Instant;
  /** From the press until its page is there, or it was refused. */
  onMoving: (isMoving: boolean) => void;
}

/** The times that a session can be moved to, and the one button that moves it. */
export function RescheduleForm({ from, onMoving, ...keys }: RescheduleFormProps) {
  const booking = useFragment(
    graphql`
      fragment RescheduleForm_booking on Booking {
        id
        catalogItemId
        oneOnOne {
          horizonInDays
        }
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
  const { id, creator, catalogItemId: offerId, oneOnOne } = booking;
  const now = host.now();
  const schedule = useSchedule({
    offerId,
    horizonInDays: oneOnOne?.horizonInDays,
    timeZone,
    now,
    proposed: from,
    movedId: id,
  });
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
  const start = availability.isLoading ? undefined : shown.start;
  const changeZone = (picked: string) => {
    choose(at === null ? {} : choiceOf(at, picked));
    zone.pick(picked);
  };
  const move = async () => {
    setTrouble(null);
    const { date = "" } = shown;
    const asked = { id, date, timeSlot: start ?? "", timeZone };
    const { error } = rescheduleBookingInput.safeParse(asked);
    if (error) return setTrouble(error.issues[0]?.message ?? ERRORS.BAD_USER_INPUT.message);
    if (at === null) return setTrouble(ERRORS.SLOT_NOT_OFFERED.message);
    // In UTC, where no time repeats.
    const [utcDate = "", utcTime = ""] = isoOf(at).split("T");
    onMoving(true);
    try {
      const slot = { date: utcDate, timeSlot: utcTime.slice(0, 8), timeZone: "UTC" };
      await run({ command: { id, ...slot } });
    } catch (failure) {
      onMoving(false);
      setTrouble(failureText(failure));
      if (!isOutdated(failure)) return;
      availability.reload();
      void revalidate();
      return;
    }
    await navigateIfStillHere(
      bookingDetailAddress({ slug: creator.slug, bookingId: id, action: "continue" }),
    );
  };
  const isPresent = at === from;
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
          <TimesCompared {...{ booking, timeZone, from }} to={isPresent || !start ? null : at} />
          {trouble !== null && <FieldError>{trouble}</FieldError>}
          <Button
            variant="primary"
            size="large"
            wide
            iconEnd={<Icon name="arrowRight" />}
            isBusy={isBusy}
            aria-disabled={isPresent || availability.isLoading}
            onClick={() => void move()}
          >
            {isPresent || start === undefined
              ? "Choose another time"
              : `Move it to ${shortTime(start)}`}
          </Button>
        </Stack>
      </SlotPicker>
    </Stack>
  );
}

/** Whether something was refused because it is no longer as this page shows it. */
function isOutdated(failure: unknown): boolean {
  if (!(failure instanceof CallError) || !isErrorCode(failure.code)) return false;
  return ERRORS[failure.code].status === 409;
}
