/**
 * @generated SignedSource<<05bbad8be8c53f698f8f190aaf4dedcc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WayToOffers_query">;
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
      "defaultValue": 150,
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
      "operation": LibraryListPaginationQuery_graphql
    }
  },
  "name": "LibraryList_query",
  "selections": [
    {
      "alias": "entitlementsForCurrentUser",
      "args": null,
      "concreteType": "EntitlementConnection",
      "kind": "LinkedField",
      "name": "__LibraryList_entitlementsForCurrentUser_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EntitlementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Entitlement",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LibraryEntry_entitlement"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WayToOffers_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "bd1434d27955d6de7556ac0d16611537";

export default node;
