/**
 * @generated SignedSource<<3359b191ca48d0fcb6cdea1a244d97d3>>
 * @relayHash 636139e14eeccc2f777e384436ad419f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 636139e14eeccc2f777e384436ad419f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingPeriod = "COMING" | "PAST" | "%future added value";
export type BookingListPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
  period: BookingPeriod;
};
export type BookingListPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BookingList_query">;
};
export type BookingListPaginationQuery = {
  response: BookingListPaginationQuery$data;
  variables: BookingListPaginationQuery$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = {
  "kind": "Variable",
  "name": "period",
  "variableName": "period"
},
v2 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  },
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BookingListPaginationQuery",
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
          },
          (v1/*:: as any*/)
        ],
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
    "name": "BookingListPaginationQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                      (v3/*:: as any*/)
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
                      (v3/*:: as any*/)
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
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "636139e14eeccc2f777e384436ad419f",
    "metadata": {},
    "name": "BookingListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ebb7330dcef5b6b4cdad9a4aa7781c0";

export default node;
