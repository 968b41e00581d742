/**
 * @generated SignedSource<<d9b434f3089ded943b9e0b96fcde3a5c>>
 * @relayHash fe286827e1a6e718f62d8e180b171228
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe286827e1a6e718f62d8e180b171228

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchivedItemsPaginationQuery$variables = {
  count?: number | null | undefined;
  cursor?: string | null | undefined;
};
export type ArchivedItemsPaginationQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArchivedItems_query">;
};
export type ArchivedItemsPaginationQuery = {
  response: ArchivedItemsPaginationQuery$data;
  variables: ArchivedItemsPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": 150,
    "kind": "LocalArgument",
    "name": "count"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cursor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ArchivedItemsPaginationQuery",
    "selections": [
      {
        "args": [
          {
            "kind": "Variable",
            "name": "count",
            "variableName": "count"
          },
          {
            "kind": "Variable",
            "name": "cursor",
            "variableName": "cursor"
          }
        ],
        "kind": "FragmentSpread",
        "name": "ArchivedItems_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArchivedItemsPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ArchivedItemConnection",
        "kind": "LinkedField",
        "name": "archivedItemsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "totalCount"
          },
          {
            "concreteType": "ArchivedItemEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  },
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isCatalogItem"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "category"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "canDeleteForGood"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "concreteType": "Document",
                        "kind": "LinkedField",
                        "name": "document",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "sizeInBytes"
                          },
                          (v2/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "ReadableItem",
                    "abstractKey": "__isReadableItem"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "cursor"
              }
            ]
          },
          {
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "endCursor"
              },
              {
                "kind": "ScalarField",
                "name": "hasNextPage"
              }
            ]
          }
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "handle": "connection",
        "key": "ArchivedItems_archivedItemsForCurrentCreator",
        "kind": "LinkedHandle",
        "name": "archivedItemsForCurrentCreator"
      }
    ]
  },
  "params": {
    "id": "fe286827e1a6e718f62d8e180b171228",
    "metadata": {},
    "name": "ArchivedItemsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "253319d92f0230e308bc9cf1ce6d6f73";

export default node;
