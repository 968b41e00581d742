/**
 * @generated SignedSource<<bc9a352c5cefc3093b4457a928151864>>
 * @relayHash 819d41729fecf9defe4201c530906357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 819d41729fecf9defe4201c530906357

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BetaProgramScreenQuery$variables = {
  isNamed: boolean;
  slug: string;
};
export type BetaProgramScreenQuery$data = {
  readonly isSlugFree?: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OperatorForm_query">;
};
export type BetaProgramScreenQuery = {
  response: BetaProgramScreenQuery$data;
  variables: BetaProgramScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNamed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "condition": "isNamed",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "slug"
        }
      ],
      "kind": "ScalarField",
      "name": "isSlugFree"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "BetaProgramScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "kind": "FragmentSpread",
        "name": "OperatorForm_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BetaProgramScreenQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "framedForms"
      }
    ]
  },
  "params": {
    "id": "819d41729fecf9defe4201c530906357",
    "metadata": {},
    "name": "BetaProgramScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a574b121bf3cfa3d6c7d0631d8f64bf8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
