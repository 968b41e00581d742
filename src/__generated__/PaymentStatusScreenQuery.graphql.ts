/**
 * @generated SignedSource<<204c786d72b3239b304bcc6db5185f06>>
 * @relayHash cf5c21764bb1c209454a9828ce323ecf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5c21764bb1c209454a9828ce323ecf

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
  "name": "id"
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
                "name": "creatorSlug"
              },
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "amountWithVat"
              },
              {
                "kind": "ScalarField",
                "name": "amountWithoutVat"
              },
              {
                "concreteType": "Booking",
                "kind": "LinkedField",
                "name": "booking",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "OneOnOne",
                    "kind": "LinkedField",
                    "name": "oneOnOne",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ]
                  },
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cf5c21764bb1c209454a9828ce323ecf",
    "metadata": {},
    "name": "PaymentStatusScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78ef7ea4bb4c31af42a95fed9f4c5d9c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
