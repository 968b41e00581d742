/**
 * @generated SignedSource<<63036dc0d72221254dbeb2ace254fffc>>
 * @relayHash 17679f6ec046322aedbaa7e04c1f91ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17679f6ec046322aedbaa7e04c1f91ec

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
    readonly " $fragmentSpreads": FragmentRefs<"BookingHead_booking" | "Cancellation_booking" | "MoveHistory_booking" | "NextStep_booking">;
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
            "name": "MoveHistory_booking"
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
            "name": "bookerName"
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
                "name": "isOwn"
              },
              (v3/*:: as any*/),
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
            "name": "price"
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
              {
                "kind": "ScalarField",
                "name": "status"
              },
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "holdExpiresAt"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "17679f6ec046322aedbaa7e04c1f91ec",
    "metadata": {},
    "name": "useCancelBookingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dbfbac4e5743dfb1242b912201553bdf";

export default node;
