/**
 * @generated SignedSource<<ccbbf825608359eda2fbaf3529d78cf1>>
 * @relayHash 97054e5ed2ffe46abf79c9d5e91959a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97054e5ed2ffe46abf79c9d5e91959a8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPeriod = "COMING" | "PAST" | "%future added value";
export type BeamerBookingsScreenQuery$variables = {
  period: BookingPeriod;
};
export type BeamerBookingsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BookingList_query">;
};
export type BeamerBookingsScreenQuery = {
  response: BeamerBookingsScreenQuery$data;
  variables: BeamerBookingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BeamerBookingsScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BookingList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BeamerBookingsScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "price"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "endDate"
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
                    "name": "bookerName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "bookerTimeZone"
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
                    "concreteType": "BookingMove",
                    "kind": "LinkedField",
                    "name": "moves",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "from"
                      }
                    ]
                  },
                  {
                    "concreteType": "BookingIntake",
                    "kind": "LinkedField",
                    "name": "intakes",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "question"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "answer"
                      }
                    ]
                  },
                  {
                    "concreteType": "UserProfile",
                    "kind": "LinkedField",
                    "name": "creator",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "slug"
                      },
                      (v2/*:: as any*/)
                    ]
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
        "filters": [
          "period"
        ],
        "handle": "connection",
        "key": "BookingList_bookingsForCurrentCreator",
        "kind": "LinkedHandle",
        "name": "bookingsForCurrentCreator"
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
      }
    ]
  },
  "params": {
    "id": "97054e5ed2ffe46abf79c9d5e91959a8",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7205b10b3b41255042187a4575dde05f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
