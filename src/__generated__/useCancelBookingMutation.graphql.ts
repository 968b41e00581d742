/**
 * @generated SignedSource<<ae78a19a0aee64204daac8470204387b>>
 * @relayHash 38693a07a5fcea152b5d66a98065179a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38693a07a5fcea152b5d66a98065179a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelBookingCommand = {
  id: string;
  proposesRebooking?: boolean;
  reason: string;
  withoutRefund?: boolean;
};
export type useCancelBookingMutation$variables = {
  command: CancelBookingCommand;
};
export type useCancelBookingMutation$data = {
  readonly cancelBooking: {
    readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking" | "Cancellation_booking" | "NextStep_booking" | "SessionHistory_booking" | "WhereToMeet_booking">;
  };
};
export type useCancelBookingMutation = {
  response: useCancelBookingMutation$data;
  variables: useCancelBookingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "state"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "status"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCancelBookingMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "cancelBooking",
        "plural": false,
        "selections": [
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
            "name": "Cancellation_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "WhereToMeet_booking"
          },
          {
            "kind": "FragmentSpread",
            "name": "SessionHistory_booking"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCancelBookingMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "cancelBooking",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "date"
          },
          {
            "kind": "ScalarField",
            "name": "endDate"
          },
          (v2/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "amountWithVat"
              },
              {
                "kind": "ScalarField",
                "name": "vatTreatment"
              },
              (v3/*:: as any*/)
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
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "slug"
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
                  (v3/*:: as any*/)
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          (v3/*:: as any*/),
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
              {
                "kind": "ScalarField",
                "name": "from"
              },
              {
                "kind": "ScalarField",
                "name": "to"
              },
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
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "opensAt"
              },
              (v4/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "catalogItemId"
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
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "holdExpiresAt"
          },
          {
            "kind": "ScalarField",
            "name": "placeChangedAt"
          },
          {
            "kind": "ScalarField",
            "name": "confirmedAt"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "38693a07a5fcea152b5d66a98065179a",
    "metadata": {},
    "name": "useCancelBookingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6691a211ed7aa9153f8275a98a684f86";

export default node;
