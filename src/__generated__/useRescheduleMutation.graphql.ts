/**
 * @generated SignedSource<<48f6d2c8bea0cb4090adc3551a1ebea7>>
 * @relayHash a39cececcf1d6bb29fc3e9e153abc632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a39cececcf1d6bb29fc3e9e153abc632

import type { ConcreteRequest } from 'relay-runtime';
export type RescheduleBookingCommand = {
  date: string;
  id: string;
  timeSlot: string;
  timeZone: string;
};
export type useRescheduleMutation$variables = {
  command: RescheduleBookingCommand;
};
export type useRescheduleMutation$data = {
  readonly rescheduleBooking: {
    readonly date: string;
    readonly endDate: string;
    readonly id: string;
    readonly liveSession: {
      readonly closesAt: string;
      readonly opensAt: string;
    } | null | undefined;
    readonly moves: ReadonlyArray<{
      readonly from: string;
      readonly movedAt: string;
      readonly to: string;
    }>;
    readonly rescheduleRefusal: string | null | undefined;
  };
};
export type useRescheduleMutation = {
  response: useRescheduleMutation$data;
  variables: useRescheduleMutation$variables;
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
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "date"
},
v4 = {
  "kind": "ScalarField",
  "name": "endDate"
},
v5 = {
  "kind": "ScalarField",
  "name": "rescheduleRefusal"
},
v6 = {
  "kind": "ScalarField",
  "name": "opensAt"
},
v7 = {
  "kind": "ScalarField",
  "name": "closesAt"
},
v8 = {
  "concreteType": "BookingMove",
  "kind": "LinkedField",
  "name": "moves",
  "plural": true,
  "selections": [
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRescheduleMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "rescheduleBooking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "LiveSession",
            "kind": "LinkedField",
            "name": "liveSession",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRescheduleMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Booking",
        "kind": "LinkedField",
        "name": "rescheduleBooking",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "concreteType": "LiveSession",
            "kind": "LinkedField",
            "name": "liveSession",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a39cececcf1d6bb29fc3e9e153abc632",
    "metadata": {},
    "name": "useRescheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "498736baaea289172e145fe27a41d5e7";

export default node;
