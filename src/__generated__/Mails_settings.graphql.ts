/**
 * @generated SignedSource<<0b374d3e4f3ceb845957963fdbbb4ec3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Mails_settings$data = {
  readonly mails: {
    readonly " $fragmentSpreads": FragmentRefs<"MailAddress_mails" | "MailTopics_mails">;
  };
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "Mails_settings";
};
export type Mails_settings$key = {
  readonly " $data"?: Mails_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Mails_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "Mails_settings",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZone"
    },
    {
      "concreteType": "MailSettings",
      "kind": "LinkedField",
      "name": "mails",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "MailAddress_mails"
        },
        {
          "kind": "FragmentSpread",
          "name": "MailTopics_mails"
        }
      ]
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "86c670857a9bd3804abf1db2b28d4eb2";

export default node;
