/**
 * @generated SignedSource<<29761995087bed5123bd12007c17563d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailAddress_mails$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MailAddressState_mails" | "useMailAddressForm_mails">;
  readonly " $fragmentType": "MailAddress_mails";
};
export type MailAddress_mails$key = {
  readonly " $data"?: MailAddress_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailAddress_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MailAddress_mails",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "MailAddressState_mails"
    },
    {
      "kind": "FragmentSpread",
      "name": "useMailAddressForm_mails"
    }
  ],
  "type": "MailSettings"
};

(node as any).hash = "d8fae32150c02925a9dfe3c381c59c38";

export default node;
