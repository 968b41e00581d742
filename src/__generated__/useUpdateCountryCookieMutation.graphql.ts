/**
 * @generated SignedSource<<7b58316386d1a11f459db4bcbdf1b3f6>>
 * @relayHash 461685fa6574614014d7f1b35b6fd067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 461685fa6574614014d7f1b35b6fd067

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCountryCookieCommand = {
  countryCode: string;
};
export type useUpdateCountryCookieMutation$variables = {
  command: UpdateCountryCookieCommand;
};
export type useUpdateCountryCookieMutation$data = {
  readonly updateCountryCookie: {
    readonly __typename: "PriceCountry";
  };
};
export type useUpdateCountryCookieMutation = {
  response: useUpdateCountryCookieMutation$data;
  variables: useUpdateCountryCookieMutation$variables;
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
    "concreteType": "PriceCountry",
    "kind": "LinkedField",
    "name": "updateCountryCookie",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "__typename"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateCountryCookieMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateCountryCookieMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "461685fa6574614014d7f1b35b6fd067",
    "metadata": {},
    "name": "useUpdateCountryCookieMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "649929c865aa89bd29110a3fd26f72be";

export default node;
