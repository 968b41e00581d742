/**
 * @generated SignedSource<<539248e53777da7468148e91de33907b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ItemDocument_item$data = {
  readonly document: {
    readonly id: string;
    readonly isReplacement: boolean;
    readonly name: string;
    readonly pageCount: number | null | undefined;
    readonly previewState: DocumentPreviewState;
    readonly sizeInBytes: number;
  } | null | undefined;
  readonly id: string;
  readonly thumbnails: ReadonlyArray<{
    readonly __typename: "Thumbnail";
  }>;
  readonly title: string;
  readonly " $fragmentType": "ItemDocument_item";
};
export type ItemDocument_item$key = {
  readonly " $data"?: ItemDocument_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ItemDocument_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ItemDocument_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "sizeInBytes"
        },
        {
          "kind": "ScalarField",
          "name": "pageCount"
        },
        {
          "kind": "ScalarField",
          "name": "previewState"
        },
        {
          "kind": "ScalarField",
          "name": "isReplacement"
        }
      ]
    }
  ],
  "type": "ReadableItem",
  "abstractKey": "__isReadableItem"
};
})();

(node as any).hash = "8008ea59e8ef875517bf2fb5e3ad4157";

export default node;
