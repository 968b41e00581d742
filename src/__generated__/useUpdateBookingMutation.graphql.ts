/**
 * @generated SignedSource<<bc09efe30212cf4f5663f20ae0a31030>>
 * @relayHash 7a645b4bc4b54079a6733198a3978f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a645b4bc4b54079a6733198a3978f70

import type { ConcreteRequest } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
export type BookingState = "CANCELLED" | "CONFIRMED" | "HELD" | "LAPSED" | "%future added value";
export type UpdateBookingCommand = {
  id: string;
  intakes: ReadonlyArray<BookingIntakeInput>;
  paymentId?: string | null | undefined;
};
export type BookingIntakeInput = {
  answer: string;
  question: string;
};
export type useUpdateBookingMutation$variables = {
  command: UpdateBookingCommand;
};
export type useUpdateBookingMutation$data = {
  readonly updateBooking: {
    readonly id: string;
    readonly intakes: ReadonlyArray<{
      readonly answer: string;
      readonly question: string;
    }>;
    readonly payment: {
      readonly id: string;
    } | null | undefined;
    readonly paymentStatus: BookingPaymentStatus;
    readonly state: BookingState;
  };
};
export type useUpdateBookingMutation = {
  response: useUpdateBookingMutation$data;
  variables: useUpdateBookingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "command",
        "variableName": "command"
      }
    ],
    "concreteType": "Booking",
    "kind": "LinkedField",
    "name": "updateBooking",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "state"
      },
      {
        "kind": "ScalarField",
        "name": "paymentStatus"
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
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateBookingMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBookingMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7a645b4bc4b54079a6733198a3978f70",
    "metadata": {},
    "name": "useUpdateBookingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b613fe5899a0b6d59467257e7bbc38ee";

export default node;
