/**
 * @generated SignedSource<<23b3cabff38a872454559db45f7882c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type VideoProvider = "AGORA" | "BROWSER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useEnter_access$data = {
  readonly appId: string;
  readonly channelId: string;
  readonly expiresAt: string;
  readonly iceServers: ReadonlyArray<{
    readonly credential: string | null | undefined;
    readonly urls: ReadonlyArray<string>;
    readonly username: string | null | undefined;
  }>;
  readonly isRelayOnly: boolean;
  readonly participantId: number;
  readonly provider: VideoProvider;
  readonly token: string;
  readonly " $fragmentType": "useEnter_access";
};
export type useEnter_access$key = {
  readonly " $data"?: useEnter_access$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEnter_access">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useEnter_access"
};

(node as any).hash = "aa7d25c0862b2da3e939a528c2cb6319";

export default node;
