/**
 * @generated SignedSource<<28dcd7712e56d706af793fdb125a4c2c>>
 * @relayHash faafccc0e454ccd2f2fd1e84a296cd99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faafccc0e454ccd2f2fd1e84a296cd99

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type UpdatePaymentCommand = {
  city: string;
  companyName?: string | null | undefined;
  countryCode: string;
  email: string;
  firstAddressLine: string;
  fullName: string;
  isCompany: boolean;
  paymentId: string;
  phoneNumber?: string | null | undefined;
  postalCode: string;
  saveBillingDetails: boolean;
  secondAddressLine?: string | null | undefined;
  sessionWordingVersion?: number | null | undefined;
  state?: string | null | undefined;
  vatNumber?: string | null | undefined;
};
export type useUpdatePaymentMutation$variables = {
  command: UpdatePaymentCommand;
};
export type useUpdatePaymentMutation$data = {
  readonly updatePayment: {
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"CardStep_payment" | "DetailsStep_payment" | "OrderSummary_payment">;
  };
};
export type useUpdatePaymentMutation = {
  response: useUpdatePaymentMutation$data;
  variables: useUpdatePaymentMutation$variables;
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
    "name": "useUpdatePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "updatePayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdatePaymentMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "updatePayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "concreteType": "Booking",
            "kind": "LinkedField",
            "name": "booking",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "date"
              },
              {
                "kind": "ScalarField",
                "name": "holdExpiresAt"
              },
              {
                "kind": "ScalarField",
                "name": "isRefundable"
              },
              {
                "kind": "ScalarField",
                "name": "refundableUntil"
              },
              (v3/*:: as any*/)
            ]
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
            "name": "amountWithVat"
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
          (v3/*:: as any*/),
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
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "clientSecret"
          },
          {
            "kind": "ScalarField",
            "name": "publishableKey"
          },
          {
            "kind": "ScalarField",
            "name": "bookingId"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "faafccc0e454ccd2f2fd1e84a296cd99",
    "metadata": {},
    "name": "useUpdatePaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f186e0ff3ad90bf9e9f21974d3bfbf8";

export default node;
