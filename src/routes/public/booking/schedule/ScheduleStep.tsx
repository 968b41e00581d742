import { use, useCallback, useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleStep_booking$key } from "../../../../__generated__/ScheduleStep_booking.graphql.ts";
import type { ScheduleStep_creator$key } from "../../../../__generated__/ScheduleStep_creator.graphql.ts";
import type { ScheduleStep_offer$key } from "../../../../__generated__/ScheduleStep_offer.graphql.ts";
import type { ScheduleStep_query$key } from "../../../../__generated__/ScheduleStep_query.graphql.ts";
import { SlotPicker } from "../../../../components/bookings/schedule/SlotPicker.tsx";
import { useSchedule } from "../../../../components/bookings/schedule/useSchedule.ts";
import { ZoneNotice } from "../../../../components/bookings/schedule/ZoneNotice.tsx";
import { PolicyAcceptance } from "../../../../components/session/PolicyAcceptance.tsx";
import { PATHS } from "../../../../domain/shared/paths.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { useMe, useSession } from "../../../../session/SessionProvider.tsx";
import { CalendarSkeleton } from "../../../../ui/Calendar/CalendarSkeleton.tsx";
import { useIsInBrowser } from "../../../../ui/useIsInBrowser.ts";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { BookingPrompt, BookingStep, RoomForTimes } from "../BookingLayout.tsx";
import { LogInPrompt } from "../taking/LogInPrompt.tsx";
import { StepHeading } from "../StepHeading.tsx";
import { TakeSlot } from "../taking/TakeSlot.tsx";
import type { useBookingZone } from "../../../../components/bookings/useBookingZone.ts";
import { useLogInForTime } from "../taking/useLogInForTime.ts";
import { useProposedTime } from "./useProposedTime.ts";
import type { Attempt } from "../taking/useTakeSlot.ts";
import { useTakeWanted } from "../taking/useTakeWanted.ts";
import { ScreenCode } from "../../../../navigation/screenCode.ts";

interface ScheduleStepProps {
  offer: ScheduleStep_offer$key;
  creator: ScheduleStep_creator$key;
  /** The visitor's hold or lost slot; choosing another slot gives it up. */
  booking: ScheduleStep_booking$key | null | undefined;
  query: ScheduleStep_query$key;
  zone: ReturnType<typeof useBookingZone>;
  /** Makes the next step ready to be shown; a constant. */
  prepareNext: () => Promise<void>;
  /** Whether somebody comes from the next step. */
  takesFocus: boolean;
  /** The last attempt to take a slot; null before the first. */
  attempt: Attempt | null;
  take: (at: Instant) => void;
  dismissRefusal: () => void;
}

/** A day and a slot of it. Nothing is taken before the button below is pressed. */
export function ScheduleStep({
  zone,
  prepareNext,
  takesFocus,
  attempt,
  take,
  dismissRefusal,
  ...keys
}: ScheduleStepProps) {
  const {
    id: offerId,
    price,
    horizonInDays,
  } = useFragment(
    graphql`
      fragment ScheduleStep_offer on OneOnOne {
        id
        price
        horizonInDays
      }
    `,
    keys.offer,
  );
  const { slug, isOwn } = useFragment(
    graphql`
      fragment ScheduleStep_creator on UserProfile {
        slug
        isOwn
      }
    `,
    keys.creator,
  );
  const booking = useFragment(
    graphql`
      fragment ScheduleStep_booking on Booking {
        ...useProposedTime_booking
      }
    `,
    keys.booking,
  );
  const query = useFragment(
    graphql`
      fragment ScheduleStep_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        ...PolicyAcceptance_query
        ...LogInPrompt_query
        ...ZoneNotice_query @arguments(isSignedIn: $isSignedIn)
      }
    `,
    keys.query,
  );

  // Which times are free, only a browser asks: it knows its zone.
  const isInBrowser = useIsInBrowser();
  const isVisitor = useMe() === null;
  const { host } = useSession();
  const now = host.now();
  const { timeZone } = zone;
  const named = useProposedTime({ booking, offerId });
  const schedule = useSchedule({
    offerId,
    horizonInDays,
    timeZone,
    now,
    proposed: attempt?.at ?? named,
  });
  const { availability, shown, choice } = schedule;
  const isBusy = attempt?.isUnderWay === true;
  const refusal = attempt?.refusal ?? null;
  const bringCode = use(ScreenCode);
  // Once the slots are there: a slow phone takes its time to read the code, best before the press.
  const isNextNear = !isOwn && (isBusy || !availability.isLoading);
  useEffect(() => {
    if (!isNextNear) return;
    if (isVisitor) bringCode(PATHS.login);
    else void prepareNext();
  }, [isNextNear, isVisitor, bringCode, prepareNext]);
  const logIn = useLogInForTime({ slug, offerId });
  useTakeWanted({ offerId, canTake: !isVisitor && !isOwn, take });

  const { setChoice } = schedule;
  const choose = useCallback(
    (chosen: typeof choice) => {
      dismissRefusal();
      setChoice(chosen);
    },
    [dismissRefusal, setChoice],
  );
  const changeZone = (picked: string) => {
    choose({});
    zone.pick(picked);
  };
  const goOn = () => {
    if (schedule.at === null) return;
    if (!isVisitor) return take(schedule.at);
    zone.keep();
    logIn.take(schedule.at);
  };

  return (
    <>
      <BookingStep>
        <Stack>
          <StepHeading takesFocus={takesFocus && refusal === null}>
            Choose your time slot
          </StepHeading>
          {isInBrowser ? (
            <>
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
                <TakeSlot
                  start={
                    isBusy
                      ? (shown.start ?? choice.start)
                      : availability.isLoading
                        ? undefined
                        : shown.start
                  }
                  isPaid={price > 0}
                  {...{ isOwn, isBusy, refusal, slug }}
                  onTake={goOn}
                />
              </SlotPicker>
            </>
          ) : (
            <RoomForTimes>
              <noscript>Choosing a time needs JavaScript.</noscript>
              <CalendarSkeleton />
            </RoomForTimes>
          )}
          {!isVisitor && <PolicyAcceptance query={query} />}
        </Stack>
      </BookingStep>
      {isVisitor && (
        <BookingPrompt>
          <LogInPrompt
            query={query}
            hasTime={schedule.at !== null}
            onLogIn={() => logIn.show(schedule.at)}
          />
        </BookingPrompt>
      )}
    </>
  );
}
