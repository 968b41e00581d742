/**
 * @generated SignedSource<<097b5b539a25d7ad3c14b1a3020c4907>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WayToOffers_query$data = {
  readonly lastBookings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly creatorName: string;
        readonly creatorSlug: string;
      };
    }>;
  };
  readonly lastEntitlements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly creatorName: string;
        readonly creatorSlug: string;
      };
    }>;
  };
  readonly " $fragmentType": "WayToOffers_query";
};
export type WayToOffers_query$key = {
  readonly " $data"?: WayToOffers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WayToOffers_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = [
  {
    "kind": "ScalarField",
    "name": "creatorName"
  },
  {
    "kind": "ScalarField",
    "name": "creatorSlug"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WayToOffers_query",
  "selections": [
    {
      "alias": "lastBookings",
      "args": (v0/*:: as any*/),
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookingsForCurrentUser",
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
              "selections": (v1/*:: as any*/)
            }
          ]
        }
      ],
      "storageKey": "bookingsForCurrentUser(first:1)"
    },
    {
      "alias": "lastEntitlements",
      "args": (v0/*:: as any*/),
      "concreteType": "EntitlementConnection",
      "kind": "LinkedField",
      "name": "entitlementsForCurrentUser",
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
              "selections": (v1/*:: as any*/)
            }
          ]
        }
      ],
      "storageKey": "entitlementsForCurrentUser(first:1)"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "08a16b88cad189e5b7e19bd2cac20eb7";

export default node;
