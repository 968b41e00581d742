/**
 * @generated SignedSource<<b18bc782256c1ceadb8828b0a078992f>>
 * @relayHash 0d9aacd00d0ce633b29dcfcfe8fb5403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d9aacd00d0ce633b29dcfcfe8fb5403

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerScreenQuery$data = {
  readonly earningsForCurrentCreator: {
    readonly " $fragmentSpreads": FragmentRefs<"MonthEarnings_earnings">;
  };
  readonly userAffiliateInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"InviteCard_info">;
  };
  readonly userProfile: {
    readonly firstName: string;
    readonly slug: string;
  };
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"MailNotice_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NextSessions_query" | "ProfileSteps_query">;
};
export type BeamerScreenQuery = {
  response: BeamerScreenQuery$data;
  variables: BeamerScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
},
v2 = [
  {
    "kind": "Literal",
    "name": "period",
    "value": "THIS_MONTH"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Earnings",
        "kind": "LinkedField",
        "name": "earningsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MonthEarnings_earnings"
          }
        ],
        "storageKey": "earningsForCurrentCreator(period:\"THIS_MONTH\")"
      },
      {
        "concreteType": "AffiliateInfo",
        "kind": "LinkedField",
        "name": "userAffiliateInfo",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "InviteCard_info"
          }
        ]
      },
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
        "name": "ProfileSteps_query"
      },
      {
        "kind": "FragmentSpread",
        "name": "NextSessions_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "professionalTitle"
          },
          {
            "kind": "ScalarField",
            "name": "biography"
          },
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": (v2/*:: as any*/),
        "concreteType": "Earnings",
        "kind": "LinkedField",
        "name": "earningsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "salesCount"
          },
          {
            "kind": "ScalarField",
            "name": "earnings"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "earningsForCurrentCreator(period:\"THIS_MONTH\")"
      },
      {
        "concreteType": "AffiliateInfo",
        "kind": "LinkedField",
        "name": "userAffiliateInfo",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "affiliateCode"
          }
        ]
      },
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
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "timeZone"
          }
        ]
      },
      {
        "kind": "LinkedField",
        "name": "catalogItemsForCurrentCreator",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "category"
          },
          (v5/*:: as any*/),
          (v3/*:: as any*/)
        ]
      },
      {
        "concreteType": "AvailabilitySettings",
        "kind": "LinkedField",
        "name": "availabilitySettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "DailyAvailability",
            "kind": "LinkedField",
            "name": "dailyAvailabilities",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ]
          },
          (v3/*:: as any*/)
        ]
      },
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
                      (v5/*:: as any*/),
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
                      (v1/*:: as any*/),
                      (v3/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "bookingsForCurrentCreator(first:3,period:\"COMING\")"
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      }
    ]
  },
  "params": {
    "id": "0d9aacd00d0ce633b29dcfcfe8fb5403",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46ad263b9713c25ba3f35d889a17f979";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
