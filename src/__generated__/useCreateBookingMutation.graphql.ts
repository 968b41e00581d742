/**
 * @generated SignedSource<<95e6908e17d894bc73b01f284d703547>>
 * @relayHash da991c1debbe0c1707bb572038b15325
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da991c1debbe0c1707bb572038b15325

import type { ConcreteRequest } from 'relay-runtime';
export type CreateBookingCommand = {
  catalogItemId: string;
  date: string;
  timeSlot: string;
  timeZone: string;
};
export type useCreateBookingMutation$variables = {
  command: CreateBookingCommand;
};
export type useCreateBookingMutation$data = {
  readonly createBooking: {
    readonly id: string;
  };
};
export type useCreateBookingMutation = {
  response: useCreateBookingMutation$data;
  variables: useCreateBookingMutation$variables;
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
    "name": "createBooking",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useCreateBookingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateBookingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "da991c1debbe0c1707bb572038b15325",
    "metadata": {},
    "name": "useCreateBookingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e5656751fcbf46f3e9f418fe889860c";

export default node;
