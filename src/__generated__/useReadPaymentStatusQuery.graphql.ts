/**
 * @generated SignedSource<<3e816c0534465ef4d95f53b95beba337>>
 * @relayHash 8d1ad2b311ca7d8644edc3f7bd1d3a86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d1ad2b311ca7d8644edc3f7bd1d3a86

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type useReadPaymentStatusQuery$variables = {
  id: string;
};
export type useReadPaymentStatusQuery$data = {
  readonly paymentStatusById: {
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"PaymentOutcome_payment">;
  };
};
export type useReadPaymentStatusQuery = {
  response: useReadPaymentStatusQuery$data;
  variables: useReadPaymentStatusQuery$variables;
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
    "name": "useReadPaymentStatusQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentStatusById",
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
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadPaymentStatusQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentStatusById",
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
    "id": "8d1ad2b311ca7d8644edc3f7bd1d3a86",
    "metadata": {},
    "name": "useReadPaymentStatusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a30793f3256281b5df39b2e4c5c6c785";

export default node;
