/**
 * @generated SignedSource<<d5f9ca6cf22f5ffbab448ce2ad65a13a>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "DeleteItem_item" | "OfferFace_offer" | "OfferForm_offer" | "QuestionsForm_offer" | "StatusControl_item">;
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

(node as any).hash = "6fe4bdc1cd927a17045a7cdda0dd74fc";

export default node;
