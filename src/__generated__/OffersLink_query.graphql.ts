/**
 * @generated SignedSource<<b38f1b1c1319b93b3b863669fbce9319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OffersLink_query$data = {
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
  readonly " $fragmentType": "OffersLink_query";
};
export type OffersLink_query$key = {
  readonly " $data"?: OffersLink_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OffersLink_query">;
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
  "name": "OffersLink_query",
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

(node as any).hash = "2ad28da01926453fe53c6c54d9a55db6";

export default node;
