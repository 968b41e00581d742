/**
 * @generated SignedSource<<12f78fd90fdb34de909abc7f596a23e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailTopic = "CALENDARS" | "INVITATIONS" | "REMINDERS" | "SALES" | "SESSIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MailTopics_mails$data = {
  readonly topics: ReadonlyArray<{
    readonly isOn: boolean;
    readonly topic: MailTopic;
  }>;
  readonly " $fragmentType": "MailTopics_mails";
};
export type MailTopics_mails$key = {
  readonly " $data"?: MailTopics_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailTopics_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MailTopics_mails",
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
  ],
  "type": "MailSettings"
};

(node as any).hash = "6215aee13fdd681722f0b3d8aeeafb95";

export default node;
