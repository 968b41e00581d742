/**
 * @generated SignedSource<<3250526cbd2aeb3267ea04ee6cdce89c>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHappeningNow",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TalkCard_talk"
    }
  ],
  "type": "Talk",
  "abstractKey": null
};

(node as any).hash = "34cc9ad3595abb810b0e59d6ae7dd297";

export default node;
