/**
 * @generated SignedSource<<7aedc8aae74a5e716fb2a2aacdeb54e8>>
 * @relayHash 7b33844ded628a93a94b4c57383dc141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b33844ded628a93a94b4c57383dc141

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserHomeScreenQuery$variables = Record<PropertyKey, never>;
export type UserHomeScreenQuery$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"MailNotice_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"LibraryList_query" | "SessionList_query">;
};
export type UserHomeScreenQuery = {
  response: UserHomeScreenQuery$data;
  variables: UserHomeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "catalogItemId"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "kind"
},
v4 = {
  "kind": "ScalarField",
  "name": "price"
},
v5 = {
  "kind": "ScalarField",
  "name": "creatorName"
},
v6 = {
  "kind": "ScalarField",
  "name": "creatorSlug"
},
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v9 = {
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
},
v10 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v11 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v0/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "UserHomeScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MailNotice_settings"
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "LibraryList_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "SessionList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UserHomeScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "address"
              },
              {
                "kind": "ScalarField",
                "name": "isRefused"
              }
            ]
          },
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "timeZone"
          }
        ]
      },
      {
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
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "description"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "family"
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "hasNewVersion"
                  },
                  (v7/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          (v9/*:: as any*/)
        ]
      },
      {
        "filters": [
          "search"
        ],
        "handle": "connection",
        "key": "LibraryList_entitlementsForCurrentUser",
        "kind": "LinkedHandle",
        "name": "entitlementsForCurrentUser"
      },
      {
        "alias": "lastBookings",
        "args": (v10/*:: as any*/),
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
                "selections": (v11/*:: as any*/)
              }
            ]
          }
        ],
        "storageKey": "bookingsForCurrentUser(first:1)"
      },
      {
        "alias": "lastEntitlements",
        "args": (v10/*:: as any*/),
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
                "selections": (v11/*:: as any*/)
              }
            ]
          }
        ],
        "storageKey": "entitlementsForCurrentUser(first:1)"
      },
      {
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
                  (v0/*:: as any*/),
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
                  (v5/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "creatorProfessionTitle"
                  },
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "type"
                  },
                  (v4/*:: as any*/),
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
                      (v3/*:: as any*/),
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
                      (v0/*:: as any*/)
                    ]
                  },
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "holdExpiresAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "paymentId"
                  },
                  (v7/*:: as any*/)
                ]
              },
              (v8/*:: as any*/)
            ]
          },
          (v9/*:: as any*/)
        ]
      },
      {
        "handle": "connection",
        "key": "SessionList_bookingsForCurrentUser",
        "kind": "LinkedHandle",
        "name": "bookingsForCurrentUser"
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      }
    ]
  },
  "params": {
    "id": "7b33844ded628a93a94b4c57383dc141",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4efe453cb66041b450752b59a58e040";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
