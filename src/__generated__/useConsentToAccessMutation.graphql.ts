/**
 * @generated SignedSource<<b5413ba98ab367ae8ba231305732991b>>
 * @relayHash cea093e991c36ffce40b487bb3eebf05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cea093e991c36ffce40b487bb3eebf05

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentToAccessCommand = {
  catalogItemId: string;
  wordingVersion?: number | null | undefined;
};
export type useConsentToAccessMutation$variables = {
  command: ConsentToAccessCommand;
};
export type useConsentToAccessMutation$data = {
  readonly consentToAccess: {
    readonly awaitsConsent: boolean;
    readonly id: string;
  };
};
export type useConsentToAccessMutation = {
  response: useConsentToAccessMutation$data;
  variables: useConsentToAccessMutation$variables;
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
  "name": "awaitsConsent"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useConsentToAccessMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "consentToAccess",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConsentToAccessMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "consentToAccess",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cea093e991c36ffce40b487bb3eebf05",
    "metadata": {},
    "name": "useConsentToAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d30ffe93d10394d163333189c7a91e49";

export default node;
