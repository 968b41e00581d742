/**
 * @generated SignedSource<<31ad711b50aa9254b575bf24165a7f3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionList_query$data = {
  readonly bookingsForCurrentUser: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endDate: string;
        readonly id: string;
        readonly paymentStatus: BookingPaymentStatus;
        readonly " $fragmentSpreads": FragmentRefs<"SessionEntry_entry">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"WayToOffers_query" | "useViewerTimeZone_query">;
  readonly " $fragmentType": "SessionList_query";
};
export type SessionList_query$key = {
  readonly " $data"?: SessionList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_query">;
};

import SessionListPaginationQuery_graphql from './SessionListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "bookingsForCurrentUser"
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
      "operation": SessionListPaginationQuery_graphql
    }
  },
  "name": "SessionList_query",
  "selections": [
    {
      "alias": "bookingsForCurrentUser",
      "args": null,
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "__SessionList_bookingsForCurrentUser_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingListEntry",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentStatus",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endDate",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SessionEntry_entry"
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
      "args": [
        {
          "kind": "Literal",
          "name": "isSignedIn",
          "value": true
        }
      ],
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
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

(node as any).hash = "25c9971ab30915f6742355ff397ff3ef";

export default node;
