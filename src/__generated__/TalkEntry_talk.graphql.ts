/**
 * @generated SignedSource<<09a831582faac6a768b1979fdd5dd5ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TalkEntry_talk$data = {
  readonly document: {
    readonly name: string;
    readonly previewState: DocumentPreviewState;
  } | null | undefined;
  readonly eventDate: string | null | undefined;
  readonly eventLocation: string | null | undefined;
  readonly eventName: string | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteItem_item" | "StatusControl_item">;
  readonly " $fragmentType": "TalkEntry_talk";
};
export type TalkEntry_talk$key = {
  readonly " $data"?: TalkEntry_talk$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalkEntry_talk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TalkEntry_talk",
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
      "name": "eventDate"
    },
    {
      "kind": "ScalarField",
      "name": "eventName"
    },
    {
      "kind": "ScalarField",
      "name": "eventLocation"
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
      "name": "StatusControl_item"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeleteItem_item"
    }
  ],
  "type": "Talk"
};

(node as any).hash = "3ad57f406a79a53aa45e294ecd6eca81";

export default node;
