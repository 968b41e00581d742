/**
 * @generated SignedSource<<fa736fbc6b515bc596e0378820f79d29>>
 * @relayHash 4a406047d52c4ff3d1f4f7aa5c5c094b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a406047d52c4ff3d1f4f7aa5c5c094b

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
    "args": [
      {
        "kind": "Variable",
        "name": "command",
        "variableName": "command"
      }
    ],
    "concreteType": "Booking",
    "kind": "LinkedField",
    "name": "rescheduleBooking",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "date"
      },
      {
        "kind": "ScalarField",
        "name": "endDate"
      },
      {
        "kind": "ScalarField",
        "name": "rescheduleRefusal"
      },
      {
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
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRescheduleMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRescheduleMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a406047d52c4ff3d1f4f7aa5c5c094b",
    "metadata": {},
    "name": "useRescheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0afa7a8e3f5add09f2534adbc87f1ee2";

export default node;
