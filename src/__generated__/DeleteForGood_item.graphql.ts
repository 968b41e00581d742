/**
 * @generated SignedSource<<c457effe24b681a028be7328a87055a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteForGood_item$data = {
  readonly category: CatalogItemCategory;
  readonly document?: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "DeleteForGood_item";
};
export type DeleteForGood_item$key = {
  readonly " $data"?: DeleteForGood_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteForGood_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeleteForGood_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "Document",
          "kind": "LinkedField",
          "name": "document",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ]
        }
      ],
      "type": "ReadableItem",
      "abstractKey": "__isReadableItem"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};
})();

(node as any).hash = "67ca30f33f5ff2e633d023b891c92e13";

export default node;
