/**
 * @generated SignedSource<<d665d5cd0c1a8f00deaae8f8f7b64133>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CatalogItemStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ArchivedItems_query$data = {
  readonly archivedItemsForCurrentCreator: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: CatalogItemStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ArchivedItem_item">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "ArchivedItems_query";
};
export type ArchivedItems_query$key = {
  readonly " $data"?: ArchivedItems_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedItems_query">;
};

import ArchivedItemsPaginationQuery_graphql from './ArchivedItemsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "archivedItemsForCurrentCreator"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": ArchivedItemsPaginationQuery_graphql
    }
  },
  "name": "ArchivedItems_query",
  "selections": [
    {
      "alias": "archivedItemsForCurrentCreator",
      "concreteType": "ArchivedItemConnection",
      "kind": "LinkedField",
      "name": "__ArchivedItems_archivedItemsForCurrentCreator_connection",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "totalCount"
        },
        {
          "concreteType": "ArchivedItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "kind": "FragmentSpread",
                  "name": "ArchivedItem_item"
                },
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "cursor"
            }
          ]
        },
        {
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "endCursor"
            },
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "isSignedIn",
          "value": true
        }
      ],
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "6e43fc294a749cfcd6d45c47bc528a1c";

export default node;
