/**
 * @generated SignedSource<<d5e5d093f4209d59e5372e3d67e0d9d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
export type DocumentPreviewState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DropsSection_query$data = {
  readonly publicationsForCurrentBeamer: ReadonlyArray<{
    readonly document: {
      readonly previewState: DocumentPreviewState;
    } | null | undefined;
    readonly id: string;
    readonly status: CatalogItemStatus;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"DropEntry_drop">;
  }>;
  readonly userProfile: {
    readonly slug: string;
  };
  readonly " $fragmentType": "DropsSection_query";
};
export type DropsSection_query$key = {
  readonly " $data"?: DropsSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropsSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DropsSection_query",
  "selections": [
    {
      "concreteType": "Publication",
      "kind": "LinkedField",
      "name": "publicationsForCurrentBeamer",
      "plural": true,
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
          "name": "status"
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
          "name": "DropEntry_drop"
        }
      ]
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "userProfile",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "e2ee9886dae4c6bee6a2d31ec740d8ee";

export default node;
