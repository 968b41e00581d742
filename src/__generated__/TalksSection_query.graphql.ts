/**
 * @generated SignedSource<<d557df99442c645b63404523fc4f951f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TalksSection_query$data = {
  readonly talksForCurrentBeamer: ReadonlyArray<{
    readonly document: {
      readonly previewState: DocumentPreviewState;
    } | null | undefined;
    readonly eventDate: string | null | undefined;
    readonly id: string;
    readonly isHappeningNow: boolean;
    readonly status: CatalogItemStatus;
    readonly " $fragmentSpreads": FragmentRefs<"TalkEntry_talk">;
  }>;
  readonly userSettings: {
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentType": "TalksSection_query";
};
export type TalksSection_query$key = {
  readonly " $data"?: TalksSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TalksSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TalksSection_query",
  "selections": [
    {
      "concreteType": "Talk",
      "kind": "LinkedField",
      "name": "talksForCurrentBeamer",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "kind": "ScalarField",
          "name": "eventDate"
        },
        {
          "kind": "ScalarField",
          "name": "isHappeningNow"
        },
        {
          "concreteType": "Document",
          "kind": "LinkedField",
          "name": "document",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "previewState"
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "TalkEntry_talk"
        }
      ]
    },
    {
      "concreteType": "UserSettings",
      "kind": "LinkedField",
      "name": "userSettings",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "timeZone"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "71cb26075a8c2620a79a3f7157cc94ad";

export default node;
