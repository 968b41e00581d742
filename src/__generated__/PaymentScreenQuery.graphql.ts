/**
 * @generated SignedSource<<40a44993a76887db6cbae75174fbbf16>>
 * @relayHash 2e9170c588e5132045428e380b6964ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e9170c588e5132045428e380b6964ed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentState = "FAILED" | "OPEN" | "PAID" | "PROCESSING" | "REFUNDED" | "%future added value";
export type PaymentScreenQuery$variables = {
  id: string;
};
export type PaymentScreenQuery$data = {
  readonly paymentById: {
    readonly billingInformation: {
      readonly __typename: "BillingInformation";
    } | null | undefined;
    readonly booking: {
      readonly " $fragmentSpreads": FragmentRefs<"HoldOver_booking">;
    } | null | undefined;
    readonly holdExpiresAt: string | null | undefined;
    readonly state: PaymentState;
    readonly " $fragmentSpreads": FragmentRefs<"CardStep_payment" | "DetailsStep_payment" | "OrderSummary_payment">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DetailsStep_query" | "useViewerTimeZone_query">;
};
export type PaymentScreenQuery = {
  response: PaymentScreenQuery$data;
  variables: PaymentScreenQuery$variables;
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
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "fullName"
},
v7 = {
  "kind": "ScalarField",
  "name": "email"
},
v8 = {
  "kind": "ScalarField",
  "name": "phoneNumber"
},
v9 = {
  "kind": "ScalarField",
  "name": "isCompany"
},
v10 = {
  "kind": "ScalarField",
  "name": "companyName"
},
v11 = {
  "kind": "ScalarField",
  "name": "vatNumber"
},
v12 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "PaymentScreenQuery",
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
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
      },
      {
        "kind": "FragmentSpread",
        "name": "DetailsStep_query"
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
    "name": "PaymentScreenQuery",
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
              (v5/*:: as any*/),
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
                  (v5/*:: as any*/)
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
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
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
          (v5/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "isReverseCharge"
          },
          {
            "kind": "ScalarField",
            "name": "awaitsConsent"
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
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v5/*:: as any*/)
            ]
          },
          (v5/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "timeZone"
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "name"
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
    "id": "2e9170c588e5132045428e380b6964ed",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "467e1008a46810f87086b686c7cea657";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
