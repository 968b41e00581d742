/**
 * @generated SignedSource<<2da313462a881790f8224dc896e1d741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoPlace_session$data = {
  readonly joinUrl: {
    readonly relativeUrl: string;
  };
  readonly opensAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"JoinSession_session">;
  readonly " $fragmentType": "VideoPlace_session";
};
export type VideoPlace_session$key = {
  readonly " $data"?: VideoPlace_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoPlace_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "VideoPlace_session",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "opensAt"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "JoinSession_session"
    }
  ],
  "type": "LiveSession"
};

(node as any).hash = "ebbacb6b0dcb550af6c68a0d2eab6df8";

export default node;
