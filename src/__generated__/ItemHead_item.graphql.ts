/**
 * @generated SignedSource<<0fcedcdb43e447cad7b45de8979518b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemHead_item$data = {
  readonly description: string | null | undefined;
  readonly status: CatalogItemStatus;
  readonly title: string;
  readonly " $fragmentType": "ItemHead_item";
};
export type ItemHead_item$key = {
  readonly " $data"?: ItemHead_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemHead_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemHead_item",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "status"
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "1bfa2bfd5008f8ad1f46f24d9d36581c";

export default node;
