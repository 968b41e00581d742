/**
 * @generated SignedSource<<6d4de9e2bc630744de63c02b1d9cf1d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LiveSessionStatus = "ENDED" | "LIVE" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JoinSession_session$data = {
  readonly closesAt: string;
  readonly joinUrl: {
    readonly relativeUrl: string;
  };
  readonly opensAt: string;
  readonly status: LiveSessionStatus;
  readonly " $fragmentType": "JoinSession_session";
};
export type JoinSession_session$key = {
  readonly " $data"?: JoinSession_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinSession_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "JoinSession_session",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "kind": "ScalarField",
      "name": "opensAt"
    },
    {
      "kind": "ScalarField",
      "name": "closesAt"
    },
    {
      "concreteType": "JoinUrl",
      "kind": "LinkedField",
      "name": "joinUrl",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "relativeUrl"
        }
      ]
    }
  ],
  "type": "LiveSession"
};

(node as any).hash = "bd098276eba59f8a383b64cce7649e25";

export default node;
