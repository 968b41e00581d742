/**
 * @generated SignedSource<<151f08a7511c2200eed17a7c52fa65a1>>
 * @relayHash f63ea0d04b6db09f72ff4c4857999f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63ea0d04b6db09f72ff4c4857999f85

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailTopic = "CALENDARS" | "INVITATIONS" | "REMINDERS" | "SALES" | "SESSIONS" | "%future added value";
export type UpdateMailTopicCommand = {
  isOn: boolean;
  topic: MailTopic;
};
export type useUpdateMailTopicMutation$variables = {
  command: UpdateMailTopicCommand;
};
export type useUpdateMailTopicMutation$data = {
  readonly updateMailTopic: {
    readonly id: string;
    readonly mails: {
      readonly " $fragmentSpreads": FragmentRefs<"MailTopics_mails">;
    };
  };
};
export type useUpdateMailTopicMutation = {
  response: useUpdateMailTopicMutation$data;
  variables: useUpdateMailTopicMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateMailTopicMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateMailTopic",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "MailTopics_mails"
              }
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
    "name": "useUpdateMailTopicMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateMailTopic",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              {
                "concreteType": "MailTopicSetting",
                "kind": "LinkedField",
                "name": "topics",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "topic"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isOn"
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
    "id": "f63ea0d04b6db09f72ff4c4857999f85",
    "metadata": {},
    "name": "useUpdateMailTopicMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fb39cce7a43cb78823409c57990d151c";

export default node;
