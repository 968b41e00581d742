/**
 * @generated SignedSource<<88373a90fe0cdb458df3fc90eaaeb26b>>
 * @relayHash 84f3b65a45ae25ebfcfd3ab4034e0023
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f3b65a45ae25ebfcfd3ab4034e0023

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteCalendarFeedMutation$variables = Record<PropertyKey, never>;
export type useDeleteCalendarFeedMutation$data = {
  readonly deleteCalendarFeed: {
    readonly calendarFeed: {
      readonly createdAt: string;
    } | null | undefined;
    readonly id: string;
  };
};
export type useDeleteCalendarFeedMutation = {
  response: useDeleteCalendarFeedMutation$data;
  variables: useDeleteCalendarFeedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "UserSettings",
    "kind": "LinkedField",
    "name": "deleteCalendarFeed",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useDeleteCalendarFeedMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useDeleteCalendarFeedMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "84f3b65a45ae25ebfcfd3ab4034e0023",
    "metadata": {},
    "name": "useDeleteCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a14f0343ce67af0581b6c1a530bc0344";

export default node;
