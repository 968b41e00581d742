/**
 * @generated SignedSource<<02739cbbd459a71bb173a05d02933829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferEntry_offer$data = {
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "DeleteItem_item" | "OfferFace_offer" | "OfferForm_offer" | "QuestionsForm_offer" | "ShareItemOnLinkedIn_item" | "StatusControl_item">;
  readonly " $fragmentType": "OfferEntry_offer";
};
export type OfferEntry_offer$key = {
  readonly " $data"?: OfferEntry_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEntry_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferEntry_offer",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    },
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "intakeQuestions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferFace_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "CreatorPrice_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusControl_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeleteItem_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShareItemOnLinkedIn_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "OfferForm_offer"
    },
    {
      "kind": "FragmentSpread",
      "name": "QuestionsForm_offer"
    }
  ],
  "type": "OneOnOne"
};
})();

(node as any).hash = "eff1c9c164d1868f24a82c30acb97c0d";

export default node;
