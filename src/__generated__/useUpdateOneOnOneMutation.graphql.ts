/**
 * @generated SignedSource<<694fc80ccc1dc992530e28947401033c>>
 * @relayHash c2a1b05573ff0654ea353030ab2e4623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2a1b05573ff0654ea353030ab2e4623

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
export type UpdateOneOnOneCommand = {
  description?: string | null | undefined;
  descriptionBulletPoints: ReadonlyArray<string>;
  duration: SessionDuration;
  id: string;
  price: number;
  revision?: string | null | undefined;
  title: string;
};
export type useUpdateOneOnOneMutation$variables = {
  command: UpdateOneOnOneCommand;
};
export type useUpdateOneOnOneMutation$data = {
  readonly updateOneOnOne: {
    readonly id: string;
    readonly priceWithVat: number;
    readonly revision: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"OfferForm_offer">;
  };
};
export type useUpdateOneOnOneMutation = {
  response: useUpdateOneOnOneMutation$data;
  variables: useUpdateOneOnOneMutation$variables;
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
    "name": "useUpdateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "updateOneOnOne",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "OfferForm_offer"
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
    "name": "useUpdateOneOnOneMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "updateOneOnOne",
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
            "kind": "ScalarField",
            "name": "descriptionBulletPoints"
          },
          {
            "kind": "ScalarField",
            "name": "duration"
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
    "id": "c2a1b05573ff0654ea353030ab2e4623",
    "metadata": {},
    "name": "useUpdateOneOnOneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37b88e51351179293722052233684f74";

export default node;
