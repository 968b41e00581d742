/**
 * @generated SignedSource<<e5717d79ea6482f82f91755b97cb3e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShareItem_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentType": "ShareItem_item";
};
export type ShareItem_item$key = {
  readonly " $data"?: ShareItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShareItem_item",
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
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "6cc264c17a8fba804e798c2b6ba5ff1b";

export default node;
