/**
 * @generated SignedSource<<4b9d09b1c37c63ad5d5d273826b9e6e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemCategory = "ONE_ON_ONE" | "PUBLICATION" | "TALK" | "%future added value";
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemPreview_item$data = {
  readonly canView: boolean;
  readonly category: CatalogItemCategory;
  readonly document: {
    readonly pageCount: number | null | undefined;
    readonly previewState: DocumentPreviewState;
  } | null | undefined;
  readonly status: CatalogItemStatus;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "ItemPreview_item";
};
export type ItemPreview_item$key = {
  readonly " $data"?: ItemPreview_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemPreview_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemPreview_item",
  "selections": [
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
    },
    {
      "kind": "ScalarField",
      "name": "canView"
    },
    {
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "systemFullPath"
        }
      ]
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "pageCount"
        },
        {
          "kind": "ScalarField",
          "name": "previewState"
        }
      ]
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};

(node as any).hash = "102edd6800fb6795ae6307faff5c0b5c";

export default node;
