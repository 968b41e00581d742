/**
 * @generated SignedSource<<9c9785e4b75754a3a04d5f77d994c641>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferForm_offer$data = {
  readonly id: string;
  readonly revision: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "OfferFace_offer" | "OfferFields_offer">;
  readonly " $fragmentType": "OfferForm_offer";
};
export type OfferForm_offer$key = {
  readonly " $data"?: OfferForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferForm_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferForm_offer",
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
      "kind": "ScalarField",
      "name": "revision"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferFields_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferFace_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "CreatorPrice_item"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "aed6c49ed068583f11f2872fb219047f";

export default node;
