/**
 * @generated SignedSource<<0060a698dd1768381ee97d2858cf82d2>>
 * @relayHash 7eff94dca4819a91728e2805d23fd242
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7eff94dca4819a91728e2805d23fd242

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAvailabilityExceptionsCommand = {
  exceptions: ReadonlyArray<HoursExceptionInput>;
  revision?: string | null | undefined;
};
export type HoursExceptionInput = {
  from: string;
  timeSlots: ReadonlyArray<TimeSlotInput>;
  to: string;
};
export type TimeSlotInput = {
  end: string;
  start: string;
};
export type useUpdateAvailabilityExceptionsMutation$variables = {
  command: UpdateAvailabilityExceptionsCommand;
};
export type useUpdateAvailabilityExceptionsMutation$data = {
  readonly updateAvailabilityExceptions: {
    readonly exceptions: ReadonlyArray<{
      readonly from: string;
      readonly timeSlots: ReadonlyArray<{
        readonly end: string;
        readonly start: string;
      }>;
      readonly to: string;
    }>;
    readonly id: string;
    readonly revision: string;
  };
};
export type useUpdateAvailabilityExceptionsMutation = {
  response: useUpdateAvailabilityExceptionsMutation$data;
  variables: useUpdateAvailabilityExceptionsMutation$variables;
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
    "concreteType": "AvailabilityExceptions",
    "kind": "LinkedField",
    "name": "updateAvailabilityExceptions",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      },
      {
        "kind": "ScalarField",
        "name": "revision"
      },
      {
        "concreteType": "HoursException",
        "kind": "LinkedField",
        "name": "exceptions",
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
            "concreteType": "TimeSlot",
            "kind": "LinkedField",
            "name": "timeSlots",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "start"
              },
              {
                "kind": "ScalarField",
                "name": "end"
              }
            ]
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
    "name": "useUpdateAvailabilityExceptionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateAvailabilityExceptionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7eff94dca4819a91728e2805d23fd242",
    "metadata": {},
    "name": "useUpdateAvailabilityExceptionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1311f661df5a32de814c9d758110353e";

export default node;
