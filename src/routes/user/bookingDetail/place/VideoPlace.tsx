import { graphql, useFragment } from "react-relay/hooks";
import type { VideoPlace_session$key } from "../../../../__generated__/VideoPlace_session.graphql.ts";
import { usePassed } from "../../../../components/bookings/usePassed.ts";
import { JoinSession } from "../../../../components/live/JoinSession.tsx";
import { friendlyDate } from "../../../../domain/time/format.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { Cluster, Stack } from "../../../../ui/Layout/Layout.tsx";
import { Link } from "../../../../ui/Link/Link.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";

interface VideoPlaceProps {
  session: VideoPlace_session$key;
  timeZone: string;
}

/** A session by video: from when on it can be joined, and the way in once it can. */
export function VideoPlace({ session, timeZone }: VideoPlaceProps) {
  const data = useFragment(
    graphql`
      fragment VideoPlace_session on LiveSession {
        opensAt
        joinUrl {
          relativeUrl
        }
        ...JoinSession_session
      }
    `,
    session,
  );
  const opensAt = Date.parse(data.opensAt);
  const { host } = useSession();
  const isOpen = usePassed(host, opensAt);
  if (!isOpen) {
    return (
      <Text>
        Here, by video. You can join from {friendlyDate(opensAt, timeZone)}, and{" "}
        <Link href={data.joinUrl.relativeUrl}>check your camera and microphone</Link> before.
      </Text>
    );
  }
  return (
    <Stack gap="small">
      <Text>Here, by video.</Text>
      <Cluster>
        <JoinSession session={data} clock={host} size="large" />
      </Cluster>
    </Stack>
  );
}
