/**
 * @generated SignedSource<<e7c7700f2d8fe480dcfb2d38d18072d7>>
 * @relayHash 1c60983b97aeecf128bb8e413840f6a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c60983b97aeecf128bb8e413840f6a8

import type { ConcreteRequest } from 'relay-runtime';
export type ToggleCalendarEnabledForBookingCommand = {
  id: string;
  isEnabled?: boolean | null | undefined;
};
export type useToggleCalendarMutation$variables = {
  command: ToggleCalendarEnabledForBookingCommand;
};
export type useToggleCalendarMutation$data = {
  readonly toggleCalendarEnabledForBooking: {
    readonly id: string;
    readonly isEnabled: boolean;
  };
};
export type useToggleCalendarMutation = {
  response: useToggleCalendarMutation$data;
  variables: useToggleCalendarMutation$variables;
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
    "concreteType": "Calendar",
    "kind": "LinkedField",
    "name": "toggleCalendarEnabledForBooking",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "isEnabled"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useToggleCalendarMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useToggleCalendarMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1c60983b97aeecf128bb8e413840f6a8",
    "metadata": {},
    "name": "useToggleCalendarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3158cfbed69979db6681c64008a94cb";

export default node;
