/**
 * @generated SignedSource<<07459e3b9ea00b4374f00c7f3d56d18d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_offer$data = {
  readonly duration: SessionDuration;
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
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "b4fb715b3ab7e0c7d59d4c7b01d2554e";

export default node;
