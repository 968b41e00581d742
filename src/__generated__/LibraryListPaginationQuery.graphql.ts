/**
 * @generated SignedSource<<9c940327b483b43f9502c009ec80e59f>>
 * @relayHash 7aa80fdb366682e65b2abde210d997a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aa80fdb366682e65b2abde210d997a3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LibraryListPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
};
export type LibraryListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LibraryList_query">;
};
export type LibraryListPaginationQuery = {
  response: LibraryListPaginationQuery$data;
  variables: LibraryListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "creatorName"
},
v4 = {
  "kind": "ScalarField",
  "name": "creatorSlug"
},
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v6 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "LibraryListPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "LibraryList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LibraryListPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "description"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "family"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "kind"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "price"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
        "args": (v1/*:: as any*/),
        "handle": "connection",
        "key": "LibraryList_entitlementsForCurrentUser",
        "kind": "LinkedHandle",
        "name": "entitlementsForCurrentUser"
      },
      {
        "alias": "lastBookings",
        "args": (v5/*:: as any*/),
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
                "selections": (v6/*:: as any*/)
              }
            ]
          }
        ],
        "storageKey": "bookingsForCurrentUser(first:1)"
      },
      {
        "alias": "lastEntitlements",
        "args": (v5/*:: as any*/),
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
                "selections": (v6/*:: as any*/)
              }
            ]
          }
        ],
        "storageKey": "entitlementsForCurrentUser(first:1)"
      }
    ]
  },
  "params": {
    "id": "7aa80fdb366682e65b2abde210d997a3",
    "metadata": {},
    "name": "LibraryListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b5b2d65f08f7358243ffdab23d0479f";

export default node;
