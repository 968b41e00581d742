/**
 * @generated SignedSource<<91ab8e555d14cd902e7873ff3f321136>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_offer$data = {
  readonly duration: SessionDuration;
  readonly meetingKind: MeetingKind;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item">;
  readonly " $fragmentType": "OfferHead_offer";
};
export type OfferHead_offer$key = {
  readonly " $data"?: OfferHead_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferHead_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "duration"
    },
    {
      "kind": "ScalarField",
      "name": "meetingKind"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "7d09eb2ebb9b7fc7b0083cf2832f61c1";

export default node;
