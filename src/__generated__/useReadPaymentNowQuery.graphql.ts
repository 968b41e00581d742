/**
 * @generated SignedSource<<936ea45c4ffcbe21024b3d6b3b7ccc42>>
 * @relayHash 7c667235729623d8422e28b466cedcb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c667235729623d8422e28b466cedcb0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type useReadPaymentNowQuery$variables = {
  id: string;
};
export type useReadPaymentNowQuery$data = {
  readonly paymentById: {
    readonly amountWithVat: number;
    readonly booking: {
      readonly " $fragmentSpreads": FragmentRefs<"HoldOver_booking">;
    } | null | undefined;
    readonly bookingId: string | null | undefined;
    readonly clientSecret: string | null | undefined;
    readonly holdExpiresAt: string | null | undefined;
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"CardStep_payment" | "DetailsStep_payment" | "OrderSummary_payment">;
  };
};
export type useReadPaymentNowQuery = {
  response: useReadPaymentNowQuery$data;
  variables: useReadPaymentNowQuery$variables;
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
  "name": "holdExpiresAt"
},
v4 = {
  "kind": "ScalarField",
  "name": "amountWithVat"
},
v5 = {
  "kind": "ScalarField",
  "name": "clientSecret"
},
v6 = {
  "kind": "ScalarField",
  "name": "bookingId"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useReadPaymentNowQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "HoldOver_booking"
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "OrderSummary_payment"
          },
          {
            "kind": "FragmentSpread",
            "name": "DetailsStep_payment"
          },
          {
            "kind": "FragmentSpread",
            "name": "CardStep_payment"
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
    "name": "useReadPaymentNowQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "paymentById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
              (v7/*:: as any*/),
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
                  (v7/*:: as any*/)
                ]
              },
              {
                "kind": "ScalarField",
                "name": "catalogItemId"
              },
              {
                "kind": "ScalarField",
                "name": "date"
              },
              (v3/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "isRefundable"
              },
              {
                "kind": "ScalarField",
                "name": "refundableUntil"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "creatorName"
          },
          {
            "kind": "ScalarField",
            "name": "category"
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
            "name": "cardProvider"
          },
          (v7/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "isReverseCharge"
          },
          {
            "kind": "ScalarField",
            "name": "awaitsConsent"
          },
          {
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "fullName"
              },
              {
                "kind": "ScalarField",
                "name": "email"
              },
              {
                "kind": "ScalarField",
                "name": "phoneNumber"
              },
              {
                "kind": "ScalarField",
                "name": "isCompany"
              },
              {
                "kind": "ScalarField",
                "name": "companyName"
              },
              {
                "kind": "ScalarField",
                "name": "vatNumber"
              },
              {
                "concreteType": "BillingAddress",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "firstAddressLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "secondAddressLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "postalCode"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "city"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "countryCode"
                  },
                  (v2/*:: as any*/)
                ]
              },
              (v7/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "publishableKey"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7c667235729623d8422e28b466cedcb0",
    "metadata": {},
    "name": "useReadPaymentNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9498e0cefa045207091d85292daf4a7c";

export default node;
