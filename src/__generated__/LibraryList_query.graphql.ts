/**
 * @generated SignedSource<<668aa9598106a7f1420a28c17723002d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LibraryList_query$data = {
  readonly entitlementsForCurrentUser: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LibraryEntry_entitlement">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OffersLink_query">;
  readonly " $fragmentType": "LibraryList_query";
};
export type LibraryList_query$key = {
  readonly " $data"?: LibraryList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryList_query">;
};

import LibraryListPaginationQuery_graphql from './LibraryListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "entitlementsForCurrentUser"
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
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
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
      "operation": LibraryListPaginationQuery_graphql
    }
  },
  "name": "LibraryList_query",
  "selections": [
    {
      "alias": "entitlementsForCurrentUser",
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "EntitlementConnection",
      "kind": "LinkedField",
      "name": "__LibraryList_entitlementsForCurrentUser_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "EntitlementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Entitlement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "LibraryEntry_entitlement"
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
      "kind": "FragmentSpread",
      "name": "OffersLink_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "6f5c7b381fd11e0832331a95ebc9b9fc";

export default node;
