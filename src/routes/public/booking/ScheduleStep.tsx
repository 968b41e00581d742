import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleStep_booking$key } from "../../../__generated__/ScheduleStep_booking.graphql.ts";
import type { ScheduleStep_creator$key } from "../../../__generated__/ScheduleStep_creator.graphql.ts";
import type { ScheduleStep_offer$key } from "../../../__generated__/ScheduleStep_offer.graphql.ts";
import type { ScheduleStep_query$key } from "../../../__generated__/ScheduleStep_query.graphql.ts";
import { PolicyAcceptance } from "../../../components/session/PolicyAcceptance.tsx";
import { TimeZoneSelect } from "../../../components/profiles/TimeZoneSelect.tsx";
import { bookingWindow } from "../../../domain/time/bookingWindow.ts";
import { formatDate } from "../../../domain/time/format.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Calendar } from "../../../ui/Calendar/Calendar.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import styles from "./ScheduleStep.module.css";
import { monthOf, nextMonth, shownChoice } from "./scheduleChoice.ts";
import { SlotPane } from "./SlotPane.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { TakeSlot } from "./TakeSlot.tsx";
import { useAvailability } from "./useAvailability.ts";
import { useHeldChoice } from "./useHeldChoice.ts";
import { useTakeSlot } from "./useTakeSlot.ts";
import { ZoneNotice } from "./ZoneNotice.tsx";

interface ScheduleStepProps {
  offer: ScheduleStep_offer$key;
  creator: ScheduleStep_creator$key;
  /** What the visitor holds already; choosing another slot gives it up. */
  booking: ScheduleStep_booking$key | null | undefined;
  query: ScheduleStep_query$key;
  timeZone: string;
  onTimeZoneChange: (timeZone: string) => void;
  onTake: () => void;
  takesFocus: boolean;
}

/** A day and a slot of it. Nothing is taken before the button below says so. */
export function ScheduleStep({ timeZone, onTimeZoneChange, onTake, ...props }: ScheduleStepProps) {
  const offer = useFragment(
    graphql`
      fragment ScheduleStep_offer on OneOnOne {
        id
        price
      }
    `,
    props.offer,
  );
  const creator = useFragment(
    graphql`
      fragment ScheduleStep_creator on UserProfile {
        slug
        isOwn
      }
    `,
    props.creator,
  );
  const booking = useFragment(
    graphql`
      fragment ScheduleStep_booking on Booking {
        ...useHeldChoice_booking
      }
    `,
    props.booking,
  );
  const query = useFragment(
    graphql`
      fragment ScheduleStep_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        ...PolicyAcceptance_query
        ...ZoneNotice_query @arguments(isSignedIn: $isSignedIn)
      }
    `,
    props.query,
  );

  const now = useSession().host.now();
  const today = formatDate(now, timeZone);
  const lastDate = formatDate(bookingWindow(now).end, timeZone);
  const held = useHeldChoice(booking, timeZone);
  const [choice, setChoice] = useState(held);
  const [month, setMonth] = useState(() => monthOf(choice.date ?? today));
  const availability = useAvailability({ oneOnOneId: offer.id, timeZone, month });
  const shown = shownChoice({ days: availability.days, month, choice });
  const { take, isBusy, refusal, dismissRefusal } = useTakeSlot({
    offerId: offer.id,
    slug: creator.slug,
    timeZone,
    onTake,
    onGone: (date) => {
      setChoice({ date });
      availability.reload();
    },
  });

  const choose = (chosen: typeof choice) => {
    dismissRefusal();
    setChoice(chosen);
  };
  const changeZone = (zone: string) => {
    choose({});
    onTimeZoneChange(zone);
  };

  return (
    <Stack gap="large">
      <StepHeading takesFocus={props.takesFocus}>Choose your time slot</StepHeading>
      <Stack>
        <div className={styles.zone}>
          <TimeZoneSelect label="Time zone" now={now} value={timeZone} onChange={changeZone} />
        </div>
        <ZoneNotice query={query} timeZone={timeZone} onTimeZoneChange={changeZone} />
      </Stack>
      <div className={styles.pick}>
        <Calendar
          label="Day of your session"
          value={shown.date}
          onChange={(date) => choose({ date })}
          month={month}
          onMonthChange={setMonth}
          availableDates={new Set(availability.days.map(({ date }) => date))}
          minDate={today}
          maxDate={lastDate}
          today={today}
          isLoading={availability.isLoading}
        />
        <SlotPane
          {...{ availability, shown, month }}
          next={nextMonth(month, lastDate)}
          onMonthChange={setMonth}
          onSelect={(start) => shown.date && choose({ date: shown.date, start })}
          isDisabled={isBusy}
        >
          <TakeSlot
            start={availability.isLoading ? undefined : shown.start}
            isPaid={offer.price > 0}
            isOwn={creator.isOwn}
            isBusy={isBusy}
            refusal={refusal}
            onTake={(start) => shown.date && void take({ date: shown.date, start })}
          />
        </SlotPane>
      </div>
      <PolicyAcceptance query={query} />
    </Stack>
  );
}
