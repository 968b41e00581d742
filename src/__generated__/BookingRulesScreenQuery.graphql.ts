/**
 * @generated SignedSource<<3d4fc296e0e91e79d7d75aed602003b6>>
 * @relayHash 49e428fe19937546467ecc0acce7429d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49e428fe19937546467ecc0acce7429d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingRulesScreenQuery$variables = Record<PropertyKey, never>;
export type BookingRulesScreenQuery$data = {
  readonly bookingRules: {
    readonly rules: {
      readonly " $fragmentSpreads": FragmentRefs<"savedRules_rules">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRules_query">;
};
export type BookingRulesScreenQuery = {
  response: BookingRulesScreenQuery$data;
  variables: BookingRulesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "noticeInMinutes"
  },
  {
    "kind": "ScalarField",
    "name": "horizonInDays"
  },
  {
    "kind": "ScalarField",
    "name": "bufferBeforeInMinutes"
  },
  {
    "kind": "ScalarField",
    "name": "bufferAfterInMinutes"
  },
  {
    "kind": "ScalarField",
    "name": "sessionsPerDay"
  },
  {
    "kind": "ScalarField",
    "name": "revision"
  }
],
v1 = {
  "concreteType": "BookingRules",
  "kind": "LinkedField",
  "name": "rules",
  "plural": false,
  "selections": (v0/*:: as any*/)
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "BookingRulesScreenQuery",
    "selections": [
      {
        "concreteType": "BookingRulebook",
        "kind": "LinkedField",
        "name": "bookingRules",
        "plural": false,
        "selections": [
          {
            "concreteType": "BookingRules",
            "kind": "LinkedField",
            "name": "rules",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "savedRules_rules",
                "selections": (v0/*:: as any*/),
                "argumentDefinitions": []
              }
            ]
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "OfferRules_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BookingRulesScreenQuery",
    "selections": [
      {
        "concreteType": "BookingRulebook",
        "kind": "LinkedField",
        "name": "bookingRules",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "concreteType": "OfferRules",
            "kind": "LinkedField",
            "name": "ofOffers",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "oneOnOneId"
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "OneOnOne",
        "kind": "LinkedField",
        "name": "oneOnOnesForCurrentBeamer",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "status"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "49e428fe19937546467ecc0acce7429d",
    "metadata": {},
    "name": "BookingRulesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8094d58679f3fdf9e08feaffc0e03c20";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
