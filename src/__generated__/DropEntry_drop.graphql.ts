/**
 * @generated SignedSource<<ef66cedcb89e9f806692e5d54632decb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DropEntry_drop$data = {
  readonly description: string | null | undefined;
  readonly document: {
    readonly name: string;
    readonly previewState: DocumentPreviewState;
  } | null | undefined;
  readonly id: string;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item" | "DeleteItem_item" | "ShareItemOnLinkedIn_item" | "StatusControl_item">;
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ShareItemOnLinkedIn_item"
    }
  ],
  "type": "Publication"
};

(node as any).hash = "069fef876f7fc868b23a0e288068f452";

export default node;
