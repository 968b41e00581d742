/**
 * @generated SignedSource<<37a0ba4ca540723b9f84017ff121f578>>
 * @relayHash dd50358fcd342d83a3c92bd511d13667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd50358fcd342d83a3c92bd511d13667

import type { ConcreteRequest } from 'relay-runtime';
export type useRenewCalendarFeedMutation$variables = Record<PropertyKey, never>;
export type useRenewCalendarFeedMutation$data = {
  readonly renewCalendarFeed: {
    readonly address: string;
    readonly userSettings: {
      readonly calendarFeed: {
        readonly createdAt: string;
      } | null | undefined;
      readonly id: string;
    };
  };
};
export type useRenewCalendarFeedMutation = {
  response: useRenewCalendarFeedMutation$data;
  variables: useRenewCalendarFeedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "NewCalendarFeed",
    "kind": "LinkedField",
    "name": "renewCalendarFeed",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "address"
      },
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "concreteType": "CalendarFeed",
            "kind": "LinkedField",
            "name": "calendarFeed",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "createdAt"
              }
            ]
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useRenewCalendarFeedMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useRenewCalendarFeedMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dd50358fcd342d83a3c92bd511d13667",
    "metadata": {},
    "name": "useRenewCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28f9d5ecd43b28f170c1515dc554cc06";

export default node;
