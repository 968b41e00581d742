/**
 * @generated SignedSource<<6e9e7e25b511783b296eb03cb114b784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DropEntry_drop$data = {
  readonly description: string | null | undefined;
  readonly document: {
    readonly name: string;
    readonly previewState: DocumentPreviewState;
  } | null | undefined;
  readonly id: string;
  readonly status: CatalogItemStatus;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "DeleteItem_item" | "StatusControl_item">;
  readonly " $fragmentType": "DropEntry_drop";
};
export type DropEntry_drop$key = {
  readonly " $data"?: DropEntry_drop$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropEntry_drop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DropEntry_drop",
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
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "status"
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
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "previewState"
        }
      ]
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
    }
  ],
  "type": "Publication"
};

(node as any).hash = "5046ac536373f86995ec6a9d9b017119";

export default node;
