import { graphql, readInlineData } from "react-relay/hooks";
import type { useEnterJoinMutation } from "../../../__generated__/useEnterJoinMutation.graphql.ts";
import type { useEnterStartMutation } from "../../../__generated__/useEnterStartMutation.graphql.ts";
import type { useEnter_access$key } from "../../../__generated__/useEnter_access.graphql.ts";
import { VIDEO_PROVIDERS } from "../../../domain/generated/enums.ts";
import type { LineAccess } from "../../../devices/video/port.ts";
import { knownOf } from "../../../relay/enums.ts";
import { useRun } from "../../../relay/useCall.ts";

/** What lets somebody into a live session, for some minutes. */
export interface Access extends LineAccess {
  /** When it runs out. */
  expiresAt: string;
}

/**
 * Lets its host or its booker into a live session under a number, or renews that. Rejects with
 * `CallError`.
 */
export function useEnter({ isHost }: { isHost: boolean }) {
  const start = useRun<useEnterStartMutation>(graphql`
    mutation useEnterStartMutation($command: StartLiveSessionCommand!) {
      startLiveSession(command: $command) {
        ...useEnter_access
      }
    }
  `);
  const join = useRun<useEnterJoinMutation>(graphql`
    mutation useEnterJoinMutation($command: JoinLiveSessionCommand!) {
      joinLiveSession(command: $command) {
        ...useEnter_access
      }
    }
  `);
  return async (command: { channelId: string; participantId: number }): Promise<Access> =>
    isHost
      ? accessOf((await start.run({ command })).startLiveSession)
      : accessOf((await join.run({ command })).joinLiveSession);
}

function accessOf(key: useEnter_access$key): Access {
  const access = readInlineData(
    graphql`
      fragment useEnter_access on LiveSessionAccess @inline {
        provider
        appId
        channelId
        participantId
        token
        expiresAt
        iceServers {
          urls
          username
          credential
        }
        isRelayOnly
      }
    `,
    key,
  );
  const { appId, channelId, participantId, token, expiresAt, iceServers, isRelayOnly } = access;
  return {
    provider: knownOf(access.provider, VIDEO_PROVIDERS),
    appId,
    channelId,
    participantId,
    token,
    expiresAt,
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls,
      username,
      credential,
    })),
    isRelayOnly,
  };
}
