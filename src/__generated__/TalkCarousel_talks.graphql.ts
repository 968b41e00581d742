/**
 * @generated SignedSource<<d61a71d4ba927788b8109a76dc3b9473>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TalkCarousel_talks$data = ReadonlyArray<{
  readonly eventDate: string | null | undefined;
  readonly id: string;
  readonly isHappeningNow: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TalkCard_talk">;
  readonly " $fragmentType": "TalkCarousel_talks";
}>;
export type TalkCarousel_talks$key = ReadonlyArray<{
  readonly " $data"?: TalkCarousel_talks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkCarousel_talks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TalkCarousel_talks",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
      "kind": "FragmentSpread",
      "name": "TalkCard_talk"
    }
  ],
  "type": "Talk"
};

(node as any).hash = "34cc9ad3595abb810b0e59d6ae7dd297";

export default node;
