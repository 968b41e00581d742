/**
 * @generated SignedSource<<4f7503d996a0d1147b56127bb13e44a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionList_query$data = {
  readonly bookingsForCurrentUser: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endDate: string;
        readonly id: string;
        readonly paymentState: PaymentState | null | undefined;
        readonly paymentStatus: BookingPaymentStatus;
        readonly state: BookingState;
        readonly " $fragmentSpreads": FragmentRefs<"SessionEntry_entry">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OffersLink_query" | "useViewerTimeZone_query">;
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
      "operation": SessionListPaginationQuery_graphql
    }
  },
  "name": "SessionList_query",
  "selections": [
    {
      "alias": "bookingsForCurrentUser",
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "__SessionList_bookingsForCurrentUser_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "BookingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "BookingListEntry",
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
                  "name": "state"
                },
                {
                  "kind": "ScalarField",
                  "name": "paymentStatus"
                },
                {
                  "kind": "ScalarField",
                  "name": "paymentState"
                },
                {
                  "kind": "ScalarField",
                  "name": "endDate"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "SessionEntry_entry"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "OffersLink_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "4aba3461de769dc4ec65efe60051d991";

export default node;
