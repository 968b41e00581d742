/**
 * @generated SignedSource<<ece2380b2b6ae742145621422fae1795>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creatorName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creatorSlug",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "entitlementsForCurrentUser(first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "08a16b88cad189e5b7e19bd2cac20eb7";

export default node;
