import { usePassed } from "../../../../components/bookings/usePassed.ts";
import type { SideNews } from "../../../../domain/live/presence.ts";
import { MINUTE_MS } from "../../../../domain/shared/limits.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { ProgressBar } from "../../../../ui/Progress/Progress.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

interface WhoIsThereProps {
  isHost: boolean;
  /** Whether the booker has asked to join. */
  isWaiting: boolean;
  startsAt: Instant;
  /** Null until the server has said. */
  other: SideNews | null;
  /** The other side's. */
  name: string;
}

/** From when on it is said that the host is late. */
const LATE_AFTER_MS = 2 * MINUTE_MS;

/** Whether the other side has come, before one joins. */
export function WhoIsThere({ isHost, isWaiting, startsAt, other, name }: WhoIsThereProps) {
  const isLate = usePassed(useSession().host, startsAt + LATE_AFTER_MS);
  const isThere = other !== null && other.whereabouts !== "ABSENT";
  const who = <bdi>{name}</bdi>;
  if (isWaiting) {
    return (
      <Stack gap="small">
        <ProgressBar label="Waiting for the host" />
        <Text as="div" weight="strong">
          <span role="status">Waiting for {who} to start the session</span>
        </Text>
        <Text size="small" tone="muted">
          {isLate
            ? "The session should have begun. You’ll join as soon as they come."
            : "You’ll join as soon as they do. Keep this page open."}
        </Text>
      </Stack>
    );
  }
  return (
    <Text as="div">
      <span role="status">
        {isThere ? (
          <>
            {who} {isHost && other.whereabouts === "WAITING" ? "is waiting for you." : "is here."}
          </>
        ) : (
          <>{who} isn’t here yet.</>
        )}
      </span>
    </Text>
  );
}
