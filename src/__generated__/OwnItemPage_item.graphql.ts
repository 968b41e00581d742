/**
 * @generated SignedSource<<23fc828e6e5db90f13f0a309b700cfb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnItemPage_item$data = {
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"StatusControl_item">;
  readonly " $fragmentType": "OwnItemPage_item";
};
export type OwnItemPage_item$key = {
  readonly " $data"?: OwnItemPage_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnItemPage_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnItemPage_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "FragmentSpread",
      "name": "StatusControl_item"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "99a4b805483edaa649f460917e45aac1";

export default node;
