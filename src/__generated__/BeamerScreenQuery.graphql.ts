/**
 * @generated SignedSource<<f972afbe093616ce05f4f63772c6b85c>>
 * @relayHash baf61b5333b5515fccc468457c51645a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf61b5333b5515fccc468457c51645a

import type { ConcreteRequest } from 'relay-runtime';
export type BeamerScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerScreenQuery$data = {
  readonly userAffiliateInfo: {
    readonly affiliateCode: string;
  };
  readonly userProfile: {
    readonly firstName: string;
    readonly slug: string;
  };
};
export type BeamerScreenQuery = {
  response: BeamerScreenQuery$data;
  variables: BeamerScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v1 = {
  "kind": "ScalarField",
  "name": "slug"
},
v2 = {
  "concreteType": "AffiliateInfo",
  "kind": "LinkedField",
  "name": "userAffiliateInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "affiliateCode"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BeamerScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ]
      },
      (v2/*:: as any*/)
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeamerScreenQuery",
    "selections": [
      {
        "concreteType": "UserProfile",
        "kind": "LinkedField",
        "name": "userProfile",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "baf61b5333b5515fccc468457c51645a",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb88b266067f27e9ae131db010beb33a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
