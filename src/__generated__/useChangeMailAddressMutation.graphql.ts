/**
 * @generated SignedSource<<ab49b9368ccd42513f210c0d358be4ad>>
 * @relayHash dc7dd76dafb7fe964d583eb84914ca31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc7dd76dafb7fe964d583eb84914ca31

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeMailAddressCommand = {
  address: string;
};
export type useChangeMailAddressMutation$variables = {
  command: ChangeMailAddressCommand;
};
export type useChangeMailAddressMutation$data = {
  readonly changeMailAddress: {
    readonly id: string;
    readonly mails: {
      readonly linkSentAt: string | null | undefined;
      readonly pendingAddress: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MailAddress_mails">;
    };
  };
};
export type useChangeMailAddressMutation = {
  response: useChangeMailAddressMutation$data;
  variables: useChangeMailAddressMutation$variables;
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
  "name": "pendingAddress"
},
v4 = {
  "kind": "ScalarField",
  "name": "linkSentAt"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChangeMailAddressMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "changeMailAddress",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "MailAddress_mails"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeMailAddressMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "changeMailAddress",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "address"
              },
              {
                "kind": "ScalarField",
                "name": "isRefused"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "dc7dd76dafb7fe964d583eb84914ca31",
    "metadata": {},
    "name": "useChangeMailAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "475249bcf3869019b54abdaaf233ced2";

export default node;
