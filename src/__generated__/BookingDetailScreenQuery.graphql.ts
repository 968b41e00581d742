/**
 * @generated SignedSource<<57e0e92865d5c0d0b4d61c6652c21f40>>
 * @relayHash f06f637427998c87adccb41088b467b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f06f637427998c87adccb41088b467b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingDetailScreenQuery$variables = {
  id: string;
};
export type BookingDetailScreenQuery$data = {
  readonly bookingById: {
    readonly creator: {
      readonly slug: string;
    };
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AboutSession_booking" | "BookingHead_booking" | "Cancellation_booking" | "IntakeAnswers_booking" | "NextStep_booking" | "SessionHistory_booking" | "WhereToMeet_booking" | "WhoWasThere_booking" | "useBookedAnswers_booking">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
};
export type BookingDetailScreenQuery = {
  response: BookingDetailScreenQuery$data;
  variables: BookingDetailScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "slug"
},
v5 = {
  "kind": "ScalarField",
  "name": "state"
},
v6 = {
  "kind": "ScalarField",
  "name": "from"
},
v7 = {
  "kind": "ScalarField",
  "name": "to"
},
v8 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "BookingDetailScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "useBookedAnswers_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "BookingHead_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "NextStep_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "IntakeAnswers_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "Cancellation_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "WhereToMeet_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "AboutSession_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "WhoWasThere_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "SessionHistory_booking"
          }
        ]
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "isSignedIn",
            "value": true
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
    "name": "BookingDetailScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "bookingById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "concreteType": "UserProfile",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "isOwn"
              },
              {
                "concreteType": "ProfilePicture",
                "kind": "LinkedField",
                "name": "profilePicture",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "systemFullPath"
                  },
                  (v2/*:: as any*/)
                ]
              }
            ]
          },
          (v5/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "catalogItemId"
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
            "name": "paymentStatus"
          },
          {
            "kind": "ScalarField",
            "name": "price"
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
            "kind": "ScalarField",
            "name": "creatorTimeZone"
          },
          {
            "concreteType": "Payment",
            "kind": "LinkedField",
            "name": "payment",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amountWithVat"
              },
              {
                "kind": "ScalarField",
                "name": "vatTreatment"
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
                "name": "__typename"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "movedAt"
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
                  },
                  {
                    "kind": "ScalarField",
                    "name": "relativeUrl"
                  }
                ]
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "opensAt"
              },
              (v8/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "closesAt"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "isRefundable"
          },
          {
            "kind": "ScalarField",
            "name": "refundableUntil"
          },
          {
            "kind": "ScalarField",
            "name": "cancelRefusal"
          },
          {
            "kind": "ScalarField",
            "name": "rescheduleRefusal"
          },
          {
            "concreteType": "BookingCancellation",
            "kind": "LinkedField",
            "name": "cancellation",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "proposesRebooking"
              },
              {
                "kind": "ScalarField",
                "name": "by"
              },
              {
                "kind": "ScalarField",
                "name": "reason"
              },
              {
                "kind": "ScalarField",
                "name": "cancelledAt"
              }
            ]
          },
          {
            "concreteType": "OneOnOne",
            "kind": "LinkedField",
            "name": "oneOnOne",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "holdExpiresAt"
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
            "kind": "ScalarField",
            "name": "placeChangedAt"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          {
            "concreteType": "Attendance",
            "kind": "LinkedField",
            "name": "attendance",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "party"
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "confirmedAt"
          }
        ]
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
    "id": "f06f637427998c87adccb41088b467b9",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f51526e054a36bf6fbcbcf003eb6fa6e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
