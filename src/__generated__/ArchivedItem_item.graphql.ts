/**
 * @generated SignedSource<<8beda56c5c4f9106ea073b10b658f49f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ArchivedItem_item$data = {
  readonly addedOn: string;
  readonly canDeleteForGood: boolean;
  readonly category: CatalogItemCategory;
  readonly document?: {
    readonly name: string;
    readonly sizeInBytes: number;
  } | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteForGood_item">;
  readonly " $fragmentType": "ArchivedItem_item";
};
export type ArchivedItem_item$key = {
  readonly " $data"?: ArchivedItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedItem_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ArchivedItem_item",
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
      "name": "addedOn"
    },
    {
      "kind": "ScalarField",
      "name": "canDeleteForGood"
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
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "sizeInBytes"
            }
          ]
        }
      ],
      "type": "ReadableItem",
      "abstractKey": "__isReadableItem"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeleteForGood_item"
    }
  ],
  "type": "CatalogItem",
  "abstractKey": "__isCatalogItem"
};

(node as any).hash = "f4a32266e74ea6340504ab26d5e79723";

export default node;
