/**
 * @generated SignedSource<<3ff8a303e44dcd7fef8031a9b0f8fe1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkFacts_talk$data = {
  readonly durationInMinutes: number | null | undefined;
  readonly eventDate: string | null | undefined;
  readonly eventLocation: string | null | undefined;
  readonly eventName: string | null | undefined;
  readonly eventUrl: string | null | undefined;
  readonly isHappeningNow: boolean;
  readonly " $fragmentType": "TalkFacts_talk";
};
export type TalkFacts_talk$key = {
  readonly " $data"?: TalkFacts_talk$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkFacts_talk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TalkFacts_talk",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "eventName"
    },
    {
      "kind": "ScalarField",
      "name": "eventLocation"
    },
    {
      "kind": "ScalarField",
      "name": "eventUrl"
    },
    {
      "kind": "ScalarField",
      "name": "eventDate"
    },
    {
      "kind": "ScalarField",
      "name": "isHappeningNow"
    },
    {
      "kind": "ScalarField",
      "name": "durationInMinutes"
    }
  ],
  "type": "Talk"
};

(node as any).hash = "7733e29dbb12ddbf46d4f7966b3e34fd";

export default node;
