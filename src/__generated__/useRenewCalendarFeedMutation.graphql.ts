/**
 * @generated SignedSource<<d5154a71d7b504e61088288d4b56ba2d>>
 * @relayHash ba9cd8236ec5067d9b2c900a34222edc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba9cd8236ec5067d9b2c900a34222edc

import type { ConcreteRequest } from 'relay-runtime';
export type RenewCalendarFeedCommand = {
  replaces?: string | null | undefined;
};
export type useRenewCalendarFeedMutation$variables = {
  command: RenewCalendarFeedCommand;
};
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "command",
        "variableName": "command"
      }
    ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewCalendarFeedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba9cd8236ec5067d9b2c900a34222edc",
    "metadata": {},
    "name": "useRenewCalendarFeedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7bf74cce7b13b62a8ea39abde8bb52c1";

export default node;
