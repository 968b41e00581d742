/**
 * @generated SignedSource<<fae1cf175637c39334ce7c45c587756d>>
 * @relayHash d0d8aa218b79a7862e6de2f55aa5fdd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0d8aa218b79a7862e6de2f55aa5fdd6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionListPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
};
export type SessionListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_query">;
};
export type SessionListPaginationQuery = {
  response: SessionListPaginationQuery$data;
  variables: SessionListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "SessionListPaginationQuery",
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
        "name": "SessionList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionListPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                "selections": [
                  (v2/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "bookingId"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "creatorProfilePicture"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "creatorProfessionTitle"
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "type"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "price"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "vatTreatment"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "placeChangedAt"
                  },
                  {
                    "concreteType": "MeetingPlace",
                    "kind": "LinkedField",
                    "name": "meetingPlace",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "kind"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "details"
                      }
                    ]
                  },
                  {
                    "concreteType": "LiveSession",
                    "kind": "LinkedField",
                    "name": "liveSession",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "status"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "opensAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "closesAt"
                      },
                      {
                        "concreteType": "JoinUrl",
                        "kind": "LinkedField",
                        "name": "joinUrl",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "relativeUrl"
                          }
                        ]
                      },
                      (v2/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "catalogItemId"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "holdExpiresAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "paymentId"
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
        "args": (v1/*:: as any*/),
        "handle": "connection",
        "key": "SessionList_bookingsForCurrentUser",
        "kind": "LinkedHandle",
        "name": "bookingsForCurrentUser"
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "timeZone"
          },
          (v2/*:: as any*/)
        ]
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
    "id": "d0d8aa218b79a7862e6de2f55aa5fdd6",
    "metadata": {},
    "name": "SessionListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4aba3461de769dc4ec65efe60051d991";

export default node;
