/**
 * @generated SignedSource<<9833494523a6d81df99646caeb46d271>>
 * @relayHash c8fb36527f02efb6bfe5dad8c2b95eee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8fb36527f02efb6bfe5dad8c2b95eee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentStatusScreenQuery$variables = {
  id: string;
  isSignedIn: boolean;
};
export type PaymentStatusScreenQuery$data = {
  readonly paymentById?: {
    readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
};
export type PaymentStatusScreenQuery = {
  response: PaymentStatusScreenQuery$data;
  variables: PaymentStatusScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isSignedIn"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "catalogItemId"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PaymentStatusScreenQuery",
    "selections": [
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "paymentById",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "PaymentOutcome_payment"
              }
            ]
          }
        ]
      },
      {
        "args": [
          {
            "kind": "Variable",
            "name": "isSignedIn",
            "variableName": "isSignedIn"
          }
        ],
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PaymentStatusScreenQuery",
    "selections": [
      {
        "condition": "isSignedIn",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "paymentById",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "bookingId"
              },
              {
                "kind": "ScalarField",
                "name": "category"
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "creatorSlug"
              },
              {
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "paymentStatus"
                  },
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "endDate"
                  },
                  {
                    "concreteType": "UserProfile",
                    "kind": "LinkedField",
                    "name": "creator",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "firstName"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "lastName"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "slug"
                      },
                      (v3/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "isOwn"
                      }
                    ]
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
                  (v4/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "bookerName"
                  },
                  {
                    "concreteType": "BookingMove",
                    "kind": "LinkedField",
                    "name": "moves",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "placeChangeCount"
                  },
                  {
                    "concreteType": "LiveSession",
                    "kind": "LinkedField",
                    "name": "liveSession",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "JoinUrl",
                        "kind": "LinkedField",
                        "name": "joinUrl",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "absoluteUrl"
                          }
                        ]
                      },
                      (v3/*:: as any*/)
                    ]
                  },
                  (v2/*:: as any*/)
                ]
              },
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amountWithVat"
              },
              {
                "kind": "ScalarField",
                "name": "amountWithoutVat"
              },
              {
                "kind": "ScalarField",
                "name": "vatTreatment"
              },
              {
                "kind": "ScalarField",
                "name": "vatPercentage"
              },
              {
                "kind": "ScalarField",
                "name": "vatCountryCode"
              },
              {
                "kind": "ScalarField",
                "name": "creatorName"
              },
              {
                "kind": "ScalarField",
                "name": "refundedBy"
              },
              (v3/*:: as any*/)
            ]
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
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      }
    ]
  },
  "params": {
    "id": "c8fb36527f02efb6bfe5dad8c2b95eee",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a99b111b1495ff13f521952f7d68ed2b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
