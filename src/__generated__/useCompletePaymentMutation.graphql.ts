/**
 * @generated SignedSource<<bf04c2b5d5a7e24bfe977e3e741f4f6e>>
 * @relayHash 339c80761fc5a1ff8658f3b24a07e3b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 339c80761fc5a1ff8658f3b24a07e3b7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type CompletePaymentCommand = {
  paymentId: string;
};
export type useCompletePaymentMutation$variables = {
  command: CompletePaymentCommand;
};
export type useCompletePaymentMutation$data = {
  readonly completePayment: {
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
  };
};
export type useCompletePaymentMutation = {
  response: useCompletePaymentMutation$data;
  variables: useCompletePaymentMutation$variables;
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
    "name": "useCompletePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "completePayment",
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
    "name": "useCompletePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "completePayment",
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
    "id": "339c80761fc5a1ff8658f3b24a07e3b7",
    "metadata": {},
    "name": "useCompletePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fe5c73c9a5b41b838693cebfd0fe1f53";

export default node;
