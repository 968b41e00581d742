/**
 * @generated SignedSource<<cf16157e7e135e0df8051a8d518b440b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentUnderWay_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly unsettledPayment: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "PaymentUnderWay_item";
};
export type PaymentUnderWay_item$key = {
  readonly " $data"?: PaymentUnderWay_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentUnderWay_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentUnderWay_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "unsettledPayment",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};
})();

(node as any).hash = "fc12296dd5078a5d1fb13af400184c5c";

export default node;
