/**
 * @generated SignedSource<<5bd7e85c05784aadeb78f0e8af7d53db>>
 * @relayHash 7a5407778df72c9b68de047528ff9141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a5407778df72c9b68de047528ff9141

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdatePublicationDetailsCommand = {
  description?: string | null | undefined;
  id: string;
  price: number;
  revision?: string | null | undefined;
  title: string;
};
export type useUpdatePublicationDetailsMutation$variables = {
  command: UpdatePublicationDetailsCommand;
};
export type useUpdatePublicationDetailsMutation$data = {
  readonly updatePublicationDetails: {
    readonly id: string;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PublicationForm_publication">;
  };
};
export type useUpdatePublicationDetailsMutation = {
  response: useUpdatePublicationDetailsMutation$data;
  variables: useUpdatePublicationDetailsMutation$variables;
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
  "name": "priceWithVat"
},
v4 = {
  "kind": "ScalarField",
  "name": "revision"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdatePublicationDetailsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Publication",
        "kind": "LinkedField",
        "name": "updatePublicationDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "PublicationForm_publication"
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
    "name": "useUpdatePublicationDetailsMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Publication",
        "kind": "LinkedField",
        "name": "updatePublicationDetails",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "price"
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isCatalogItem"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7a5407778df72c9b68de047528ff9141",
    "metadata": {},
    "name": "useUpdatePublicationDetailsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47a4f45c58b6aef2f7ce82aec8434545";

export default node;
