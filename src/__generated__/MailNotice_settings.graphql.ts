/**
 * @generated SignedSource<<41346859a9d04aa15fba64c68616c22d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailNotice_settings$data = {
  readonly mails: {
    readonly address: string | null | undefined;
    readonly isRefused: boolean;
  };
  readonly " $fragmentType": "MailNotice_settings";
};
export type MailNotice_settings$key = {
  readonly " $data"?: MailNotice_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailNotice_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MailNotice_settings",
  "selections": [
    {
      "concreteType": "MailSettings",
      "kind": "LinkedField",
      "name": "mails",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "address"
        },
        {
          "kind": "ScalarField",
          "name": "isRefused"
        }
      ]
    }
  ],
  "type": "UserSettings"
};

(node as any).hash = "e40484a57d9dd925d779fda393913078";

export default node;
