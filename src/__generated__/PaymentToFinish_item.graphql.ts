/**
 * @generated SignedSource<<c6f7b8479eec7d02ddf042a5a63d940e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PaymentToFinish_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly unsettledPayment: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "PaymentToFinish_item";
};
export type PaymentToFinish_item$key = {
  readonly " $data"?: PaymentToFinish_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentToFinish_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PaymentToFinish_item",
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

(node as any).hash = "ab504b703358bd6c070afdfe7a8775f1";

export default node;
