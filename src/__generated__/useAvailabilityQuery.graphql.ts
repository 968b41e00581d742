/**
 * @generated SignedSource<<d7c17e1f33dc28ee082f71fde3cefee7>>
 * @relayHash ff5942d58a1d4b3a9480cba74487ac8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff5942d58a1d4b3a9480cba74487ac8d

import type { ConcreteRequest } from 'relay-runtime';
export type useAvailabilityQuery$variables = {
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
  "name": "month"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oneOnOneId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v4 = [
  {
    "args": [
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useAvailabilityQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAvailabilityQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ff5942d58a1d4b3a9480cba74487ac8d",
    "metadata": {},
    "name": "useAvailabilityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cb8388d72915c8ec043f46dd051904d2";

export default node;
