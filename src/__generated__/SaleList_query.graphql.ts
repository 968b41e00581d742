/**
 * @generated SignedSource<<788efb7c444d9bb61dee8687a6f29886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaleList_query$data = {
  readonly salesForCurrentCreator: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"SaleEntry_sale">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "SaleList_query";
};
export type SaleList_query$key = {
  readonly " $data"?: SaleList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaleList_query">;
};

import SaleListPaginationQuery_graphql from './SaleListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "salesForCurrentCreator"
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
      "operation": SaleListPaginationQuery_graphql
    }
  },
  "name": "SaleList_query",
  "selections": [
    {
      "alias": "salesForCurrentCreator",
      "concreteType": "SaleConnection",
      "kind": "LinkedField",
      "name": "__SaleList_salesForCurrentCreator_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "SaleEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Sale",
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
                  "name": "SaleEntry_sale"
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

(node as any).hash = "28004b60674e7358acfdd645a69e72d3";

export default node;
