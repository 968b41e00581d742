import { failureText } from "../../../../calls/failure.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import type { LiveSessionView } from "../useLiveSession.ts";
import { WhenItBegins } from "./WhenItBegins.tsx";
import { WhoIsThere } from "./WhoIsThere.tsx";

interface WayInProps {
  isHost: boolean;
  /** Whether its window has begun. */
  isOpen: boolean;
  live: LiveSessionView;
  startsAt: Instant;
  timeZone: string;
  /** The other side's. */
  name: string;
}

/** When the session begins, who is there, and the button that leads in. */
export function WayIn({ isHost, isOpen, live, startsAt, timeZone, name }: WayInProps) {
  const { isWaiting, isEntering, trouble, other, news } = live;
  return (
    <Stack>
      <WhenItBegins {...{ startsAt, isOpen, timeZone }} />
      {isOpen && <WhoIsThere {...{ isHost, isWaiting, startsAt, other, name }} />}
      {trouble !== null && <FieldError>{failureText(trouble)}</FieldError>}
      {!news.isConnected && (
        <Text tone="warning" size="small">
          We can’t reach the server. We keep trying.
        </Text>
      )}
      {isOpen && (
        <Cluster>
          {isWaiting ? (
            <Button size="large" onClick={live.stopWaiting}>
              Stop waiting
            </Button>
          ) : (
            <Button
              variant="primary"
              size="large"
              isBusy={isEntering}
              icon={<Icon name="video" />}
              onClick={live.enter}
            >
              {isHost ? "Start session" : "Join session"}
            </Button>
          )}
        </Cluster>
      )}
      <Text size="small" tone="muted">
        Nothing is recorded.
      </Text>
    </Stack>
  );
}
