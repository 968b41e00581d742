/**
 * @generated SignedSource<<64143817fa4e8ae6c2c37e38493540dc>>
 * @relayHash cd44b66ad985bc533c9e88af6e8324b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd44b66ad985bc533c9e88af6e8324b3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type FailPaymentCommand = {
  paymentId: string;
};
export type useFailPaymentMutation$variables = {
  command: FailPaymentCommand;
};
export type useFailPaymentMutation$data = {
  readonly failPayment: {
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
  };
};
export type useFailPaymentMutation = {
  response: useFailPaymentMutation$data;
  variables: useFailPaymentMutation$variables;
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
  "name": "catalogItemId"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useFailPaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "failPayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "PaymentOutcome_payment"
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
    "name": "useFailPaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "failPayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "bookingId"
          },
          {
            "kind": "ScalarField",
            "name": "category"
          },
          (v3/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "paymentStatus"
              },
              (v4/*:: as any*/),
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
                  (v4/*:: as any*/),
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
              (v5/*:: as any*/),
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
                  (v4/*:: as any*/)
                ]
              },
              (v3/*:: as any*/)
            ]
          },
          (v5/*:: as any*/),
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
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cd44b66ad985bc533c9e88af6e8324b3",
    "metadata": {},
    "name": "useFailPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7df130cc7d2634952ee716b4549864b8";

export default node;
