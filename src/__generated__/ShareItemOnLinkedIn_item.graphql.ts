/**
 * @generated SignedSource<<d75732f3b9720ce494b37f6ceaf85699>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShareItemOnLinkedIn_item$data = {
  readonly category: CatalogItemCategory;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentType": "ShareItemOnLinkedIn_item";
};
export type ShareItemOnLinkedIn_item$key = {
  readonly " $data"?: ShareItemOnLinkedIn_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareItemOnLinkedIn_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShareItemOnLinkedIn_item",
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
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "3d7a435bc38792a658b149832b878c1d";

export default node;
