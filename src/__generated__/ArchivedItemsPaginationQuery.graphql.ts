/**
 * @generated SignedSource<<3caaba3a0935abfae6348e5382097050>>
 * @relayHash 26aac60ada317c84702a80a8a751a377
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26aac60ada317c84702a80a8a751a377

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
    "defaultValue": null,
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
                    "name": "addedOn"
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
    "id": "26aac60ada317c84702a80a8a751a377",
    "metadata": {},
    "name": "ArchivedItemsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e43fc294a749cfcd6d45c47bc528a1c";

export default node;
