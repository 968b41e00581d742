/**
 * @generated SignedSource<<c98713c310d7e5876446966fa7b22dfa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OwnItemControls_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "DeleteItem_item" | "ShareItemOnLinkedIn_item" | "StatusControl_item">;
  readonly " $fragmentType": "OwnItemControls_item";
};
export type OwnItemControls_item$key = {
  readonly " $data"?: OwnItemControls_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnItemControls_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OwnItemControls_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "category"
    },
    {
      "kind": "ScalarField",
      "name": "status"
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
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "3136274491ae8160de769174beb3d480";

export default node;
