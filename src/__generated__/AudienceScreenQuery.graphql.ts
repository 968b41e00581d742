/**
 * @generated SignedSource<<461c45b8cf3d8590e32cd2b4be373ce5>>
 * @relayHash eb2824f7da62b14bdaad6d30dc84e705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2824f7da62b14bdaad6d30dc84e705

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceScreenQuery$variables = Record<PropertyKey, never>;
export type AudienceScreenQuery$data = {
  readonly creatorAudience: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"AudienceTable_page">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
};
export type AudienceScreenQuery = {
  response: AudienceScreenQuery$data;
  variables: AudienceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "totalCount"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AudienceScreenQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "AudienceConnection",
        "kind": "LinkedField",
        "name": "creatorAudience",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "AudienceTable_page"
          }
        ],
        "storageKey": "creatorAudience(first:100)"
      },
      {
        "args": [
          {
            "kind": "Literal",
            "name": "isSignedIn",
            "value": true
          }
        ],
        "kind": "FragmentSpread",
        "name": "useViewerTimeZone_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AudienceScreenQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "AudienceConnection",
        "kind": "LinkedField",
        "name": "creatorAudience",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
                  {
                    "kind": "ScalarField",
                    "name": "firstName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "lastInteractionDate"
                  },
                  (v2/*:: as any*/)
                ]
              }
            ]
          }
        ],
        "storageKey": "creatorAudience(first:100)"
      },
      {
        "kind": "ScalarField",
        "name": "timeZoneFromCookie"
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "timeZone"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "eb2824f7da62b14bdaad6d30dc84e705",
    "metadata": {},
    "name": "AudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41631431aafe4b3755e29e9e16967731";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
