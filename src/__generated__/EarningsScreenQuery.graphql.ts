/**
 * @generated SignedSource<<7385fddd9a03708fcbe801ea6fff625d>>
 * @relayHash 0bd9aea5c094f12411a4427019bb6940
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bd9aea5c094f12411a4427019bb6940

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EarningsScreenQuery$variables = Record<PropertyKey, never>;
export type EarningsScreenQuery$data = {
  readonly earningsForCurrentCreator: {
    readonly " $fragmentSpreads": FragmentRefs<"Totals_earnings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SaleList_query">;
};
export type EarningsScreenQuery = {
  response: EarningsScreenQuery$data;
  variables: EarningsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "price"
},
v1 = {
  "kind": "ScalarField",
  "name": "processingCosts"
},
v2 = {
  "kind": "ScalarField",
  "name": "platformFee"
},
v3 = {
  "kind": "ScalarField",
  "name": "earnings"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "EarningsScreenQuery",
    "selections": [
      {
        "concreteType": "Earnings",
        "kind": "LinkedField",
        "name": "earningsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "Totals_earnings"
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "SaleList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EarningsScreenQuery",
    "selections": [
      {
        "concreteType": "Earnings",
        "kind": "LinkedField",
        "name": "earningsForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "salesCount"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "refunded"
          },
          (v4/*:: as any*/)
        ]
      },
      {
        "concreteType": "SaleConnection",
        "kind": "LinkedField",
        "name": "salesForCurrentCreator",
        "plural": false,
        "selections": [
          {
            "concreteType": "SaleEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Sale",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
                    "name": "buyerName"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "soldOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "refundedOn"
                  },
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
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
        "handle": "connection",
        "key": "SaleList_salesForCurrentCreator",
        "kind": "LinkedHandle",
        "name": "salesForCurrentCreator"
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
          (v4/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "0bd9aea5c094f12411a4427019bb6940",
    "metadata": {},
    "name": "EarningsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eb65a9db95de94a2ff94e8aefe1953a9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
