/**
 * @generated SignedSource<<01ec60e73fc7bfbe516e5b205712bcf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextSessions_query$data = {
  readonly bookingsForCurrentCreator: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"GivenSession_booking">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
  readonly " $fragmentType": "NextSessions_query";
};
export type NextSessions_query$key = {
  readonly " $data"?: NextSessions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSessions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NextSessions_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        },
        {
          "kind": "Literal",
          "name": "period",
          "value": "COMING"
        }
      ],
      "concreteType": "CreatorBookingConnection",
      "kind": "LinkedField",
      "name": "bookingsForCurrentCreator",
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
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "bookingsForCurrentCreator(first:3,period:\"COMING\")"
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

(node as any).hash = "07cf4ec2e7fa032cecfbc456149ef51a";

export default node;
