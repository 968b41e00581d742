/**
 * @generated SignedSource<<eba0107160b29a29c3bdf7bad9cddef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreatorPrice_item$data = {
  readonly price: number;
  readonly " $fragmentType": "CreatorPrice_item";
};
export type CreatorPrice_item$key = {
  readonly " $data"?: CreatorPrice_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CreatorPrice_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "411f11759209288bed9a483c0cf8181c";

export default node;
