/**
 * @generated SignedSource<<a014abdab46599baaf40fafea202ad75>>
 * @relayHash fc6bc4ca1ca8561ec40e5d25279c77d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc6bc4ca1ca8561ec40e5d25279c77d4

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
              },
              {
                "kind": "ScalarField",
                "name": "isLinkRefused"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "fc6bc4ca1ca8561ec40e5d25279c77d4",
    "metadata": {},
    "name": "useChangeMailAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "475249bcf3869019b54abdaaf233ced2";

export default node;
