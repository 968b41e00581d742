import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { CalendarFeed_settings$key } from "../../../__generated__/CalendarFeed_settings.graphql.ts";
import { CallError } from "../../../calls/callError.ts";
import { failureText } from "../../../calls/failure.ts";
import { formatDate, friendlyDay } from "../../../domain/time/format.ts";
import { knownZone } from "../../../domain/time/zones.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { AskedChange } from "./AskedChange.tsx";
import { NewAddress } from "./NewAddress.tsx";
import { useDeleteCalendarFeed } from "./useDeleteCalendarFeed.ts";
import { useRenewCalendarFeed } from "./useRenewCalendarFeed.ts";

interface CalendarFeedProps {
  settings: CalendarFeed_settings$key;
  /** For dates, before a zone was saved. */
  browserZone: string;
}

/** The address with which a person's calendar follows their sessions (docs/product.md 6.27). */
export function CalendarFeed({ settings, browserZone }: CalendarFeedProps) {
  const { timeZone, calendarFeed } = useFragment(
    graphql`
      fragment CalendarFeed_settings on UserSettings {
        timeZone
        calendarFeed {
          createdAt
        }
      }
    `,
    settings,
  );
  const { revalidate } = useRevalidator();
  const renewal = useRenewCalendarFeed();
  const removal = useDeleteCalendarFeed();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<{ address: string; createdAt: string }>();
  const [failure, setFailure] = useState<string>();

  const sent = async (command: { replaces: string | null }) => {
    try {
      return await renewal.run({ command });
    } catch (error) {
      // Another tab has made one: it is shown that there is one.
      if (error instanceof CallError && error.code === "CALENDAR_ADDRESS_REPLACED")
        void revalidate();
      throw error;
    }
  };
  const renew = async () => {
    const command = { replaces: calendarFeed?.createdAt ?? null };
    const { address, userSettings } = (await sent(command)).renewCalendarFeed;
    const createdAt = userSettings.calendarFeed?.createdAt ?? "";
    // The button that was pressed is gone then.
    flushSync(() => {
      setFailure(undefined);
      setMade({ address, createdAt });
    });
  };
  const announce = (text: string) => {
    heading.current?.focus();
    showToast({ text, tone: "success" });
  };
  const dayOf = (date: string) =>
    friendlyDay(formatDate(Date.parse(date), knownZone(timeZone, browserZone)));
  const create = async () => {
    setFailure(undefined);
    try {
      await renew();
      announce("Calendar address created");
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Stack as="section">
      <Stack gap="tiny">
        <Heading level={2} ref={heading} tabIndex={-1}>
          Sessions in your calendar
        </Heading>
        <Text tone="muted">
          Subscribe once, and your calendar app shows all your sessions and keeps up when they’re
          moved or cancelled.
        </Text>
      </Stack>
      <FieldError>{failure}</FieldError>
      {calendarFeed == null ? (
        <Cluster>
          <Button isBusy={renewal.isBusy} onClick={() => void create()}>
            Create calendar address
          </Button>
        </Cluster>
      ) : (
        <>
          {/* Replaced in another tab, the address is of no use any more. */}
          {made?.createdAt === calendarFeed.createdAt ? (
            <NewAddress address={made.address} />
          ) : (
            <Text>
              Created on {dayOf(calendarFeed.createdAt)}. We can’t show it again: replace it if you
              have lost it, or if somebody else has it.
            </Text>
          )}
          <Cluster>
            <AskedChange
              label="Replace address"
              question="Replace your calendar address?"
              change={renew}
              isBusy={renewal.isBusy}
              onDone={() => announce("Calendar address replaced")}
            >
              The current address stops working at once, and calendars that use it stop updating.
              You’ll get a new one.
            </AskedChange>
            <AskedChange
              label="Turn off"
              variant="quiet"
              question="Turn off your calendar address?"
              change={() => removal.run({})}
              isBusy={removal.isBusy}
              onDone={() => announce("Calendar address turned off")}
            >
              It stops working at once, and calendars that use it stop updating. Sessions already
              shown there may stay until you delete them.
            </AskedChange>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
