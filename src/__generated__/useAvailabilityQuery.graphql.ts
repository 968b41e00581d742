/**
 * @generated SignedSource<<53f520a699c28aee2604defdac17cb41>>
 * @relayHash 3dc742890dfb5454a255dd5d79c2d3a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dc742890dfb5454a255dd5d79c2d3a9

import type { ConcreteRequest } from 'relay-runtime';
export type useAvailabilityQuery$variables = {
  bookingId?: string | null | undefined;
  month: number;
  oneOnOneId: string;
  timeZone: string;
  year: number;
};
export type useAvailabilityQuery$data = {
  readonly availability: ReadonlyArray<{
    readonly availableSlots: ReadonlyArray<{
      readonly isDefault: boolean;
      readonly start: string;
    }>;
    readonly date: string;
  }>;
};
export type useAvailabilityQuery = {
  response: useAvailabilityQuery$data;
  variables: useAvailabilityQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bookingId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "month"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oneOnOneId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v5 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "bookingId",
        "variableName": "bookingId"
      },
      {
        "kind": "Variable",
        "name": "month",
        "variableName": "month"
      },
      {
        "kind": "Variable",
        "name": "oneOnOneId",
        "variableName": "oneOnOneId"
      },
      {
        "kind": "Variable",
        "name": "timeZone",
        "variableName": "timeZone"
      },
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "concreteType": "AvailabilityDay",
    "kind": "LinkedField",
    "name": "availability",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "date"
      },
      {
        "concreteType": "AvailableSlot",
        "kind": "LinkedField",
        "name": "availableSlots",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "start"
          },
          {
            "kind": "ScalarField",
            "name": "isDefault"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useAvailabilityQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAvailabilityQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "3dc742890dfb5454a255dd5d79c2d3a9",
    "metadata": {},
    "name": "useAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02db6bc92d2c0f8e098bcdf136d81fb2";

export default node;
