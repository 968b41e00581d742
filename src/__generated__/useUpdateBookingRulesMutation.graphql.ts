/**
 * @generated SignedSource<<6d68627b98e5a6fc887cfbf69896fd5e>>
 * @relayHash f33cd0e197cda507a08bb34ab45cd6c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f33cd0e197cda507a08bb34ab45cd6c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBookingRulesCommand = {
  oneOnOneId?: string | null | undefined;
  revision?: string | null | undefined;
  rules?: BookingRulesInput | null | undefined;
};
export type BookingRulesInput = {
  bufferAfterInMinutes: number;
  bufferBeforeInMinutes: number;
  horizonInDays?: number | null | undefined;
  noticeInMinutes: number;
  sessionsPerDay?: number | null | undefined;
};
export type useUpdateBookingRulesMutation$variables = {
  command: UpdateBookingRulesCommand;
};
export type useUpdateBookingRulesMutation$data = {
  readonly updateBookingRules: {
    readonly id: string;
    readonly ofOffers: ReadonlyArray<{
      readonly oneOnOneId: string;
      readonly rules: {
        readonly revision: string;
        readonly " $fragmentSpreads": FragmentRefs<"savedRules_rules">;
      };
    }>;
    readonly rules: {
      readonly revision: string;
      readonly " $fragmentSpreads": FragmentRefs<"savedRules_rules">;
    };
  };
};
export type useUpdateBookingRulesMutation = {
  response: useUpdateBookingRulesMutation$data;
  variables: useUpdateBookingRulesMutation$variables;
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
  "name": "revision"
},
v4 = {
  "kind": "ScalarField",
  "name": "noticeInMinutes"
},
v5 = {
  "kind": "ScalarField",
  "name": "horizonInDays"
},
v6 = {
  "kind": "ScalarField",
  "name": "bufferBeforeInMinutes"
},
v7 = {
  "kind": "ScalarField",
  "name": "bufferAfterInMinutes"
},
v8 = {
  "kind": "ScalarField",
  "name": "sessionsPerDay"
},
v9 = {
  "concreteType": "BookingRules",
  "kind": "LinkedField",
  "name": "rules",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "savedRules_rules",
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "oneOnOneId"
},
v11 = {
  "concreteType": "BookingRules",
  "kind": "LinkedField",
  "name": "rules",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateBookingRulesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "BookingRulebook",
        "kind": "LinkedField",
        "name": "updateBookingRules",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v9/*:: as any*/),
          {
            "concreteType": "OfferRules",
            "kind": "LinkedField",
            "name": "ofOffers",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v9/*:: as any*/)
            ]
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
    "name": "useUpdateBookingRulesMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "BookingRulebook",
        "kind": "LinkedField",
        "name": "updateBookingRules",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v11/*:: as any*/),
          {
            "concreteType": "OfferRules",
            "kind": "LinkedField",
            "name": "ofOffers",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "f33cd0e197cda507a08bb34ab45cd6c0",
    "metadata": {},
    "name": "useUpdateBookingRulesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f07f36d9098302690bec09c3567b0a0";

export default node;
