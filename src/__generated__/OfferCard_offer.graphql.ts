/**
 * @generated SignedSource<<a7789b85ec959c0e11aeb46454dcf51f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferCard_offer$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item" | "OfferFace_offer" | "StatusBadge_item">;
  readonly " $fragmentType": "OfferCard_offer";
};
export type OfferCard_offer$key = {
  readonly " $data"?: OfferCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCard_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferCard_offer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferFace_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusBadge_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "9f2b81b96bceabf7080565faf79f909c";

export default node;
