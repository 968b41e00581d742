/**
 * @generated SignedSource<<94b30f0d744ebfb9ec36d1c14c8daabc>>
 * @relayHash 337c45262297fa6d08ba7da7b69e65bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 337c45262297fa6d08ba7da7b69e65bf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerProfileScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerProfileScreenQuery$data = {
  readonly userProfile: {
    readonly " $fragmentSpreads": FragmentRefs<"Links_profile" | "PageAddress_profile" | "PictureField_profile">;
  };
};
export type BeamerProfileScreenQuery = {
  response: BeamerProfileScreenQuery$data;
  variables: BeamerProfileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerProfileScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PictureField_profile"
          },
          {
            "kind": "FragmentSpread",
            "name": "Links_profile"
          },
          {
            "kind": "FragmentSpread",
            "name": "PageAddress_profile"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerProfileScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "firstName"
          },
          {
            "kind": "ScalarField",
            "name": "lastName"
          },
          {
            "concreteType": "ProfilePicture",
            "kind": "LinkedField",
            "name": "profilePicture",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "systemFullPath"
              },
              (v0/*:: as any*/)
            ]
          },
          {
            "concreteType": "ProfileLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "url"
              },
              {
                "kind": "ScalarField",
                "name": "groupType"
              },
              {
                "kind": "ScalarField",
                "name": "platform"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "linksRevision"
          },
          {
            "kind": "ScalarField",
            "name": "slug"
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "337c45262297fa6d08ba7da7b69e65bf",
    "metadata": {},
    "name": "BeamerProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d2f685bac9844e0a354c1759ac22a51";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
