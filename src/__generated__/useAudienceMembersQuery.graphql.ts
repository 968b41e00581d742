/**
 * @generated SignedSource<<10fd48e896175d62ac1ac0848997d4df>>
 * @relayHash 40a2a3d383aff0014e2e7bf8be001f3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40a2a3d383aff0014e2e7bf8be001f3c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceOrder = "FIRST_NAME" | "LAST_INTERACTION" | "LAST_NAME" | "%future added value";
export type useAudienceMembersQuery$variables = {
  first: number;
  isReversed: boolean;
  orderBy: AudienceOrder;
  search?: string | null | undefined;
  skip: number;
};
export type useAudienceMembersQuery$data = {
  readonly creatorAudience: {
    readonly " $fragmentSpreads": FragmentRefs<"useAudienceMembers_page">;
  };
};
export type useAudienceMembersQuery = {
  response: useAudienceMembersQuery$data;
  variables: useAudienceMembersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isReversed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "skip"
},
v5 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "isReversed",
    "variableName": "isReversed"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "skip",
    "variableName": "skip"
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v7 = {
  "kind": "ScalarField",
  "name": "firstName"
},
v8 = {
  "kind": "ScalarField",
  "name": "lastName"
},
v9 = {
  "kind": "ScalarField",
  "name": "lastInteractionDate"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useAudienceMembersQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "AudienceConnection",
        "kind": "LinkedField",
        "name": "creatorAudience",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useAudienceMembers_page",
            "selections": [
              (v6/*:: as any*/),
              {
                "concreteType": "AudienceEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "AudienceMember",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": []
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAudienceMembersQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "AudienceConnection",
        "kind": "LinkedField",
        "name": "creatorAudience",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          {
            "concreteType": "AudienceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "AudienceMember",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "40a2a3d383aff0014e2e7bf8be001f3c",
    "metadata": {},
    "name": "useAudienceMembersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d0b083c0133bfcacb9be2e32e60545e";

export default node;
