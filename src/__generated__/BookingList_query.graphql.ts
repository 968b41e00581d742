/**
 * @generated SignedSource<<a186c07ac3bdb53efa880abaa2243ee1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingList_query$data = {
  readonly bookingsForCurrentCreator: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GivenSession_booking">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "BookingList_query";
};
export type BookingList_query$key = {
  readonly " $data"?: BookingList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingList_query">;
};

import BookingListPaginationQuery_graphql from './BookingListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "bookingsForCurrentCreator"
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
      "name": "period"
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
      "operation": BookingListPaginationQuery_graphql
    }
  },
  "name": "BookingList_query",
  "selections": [
    {
      "alias": "bookingsForCurrentCreator",
      "args": [
        {
          "kind": "Variable",
          "name": "period",
          "variableName": "period"
        }
      ],
      "concreteType": "CreatorBookingConnection",
      "kind": "LinkedField",
      "name": "__BookingList_bookingsForCurrentCreator_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "CreatorBookingEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Booking",
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
                  "name": "GivenSession_booking"
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

(node as any).hash = "5ebb7330dcef5b6b4cdad9a4aa7781c0";

export default node;
