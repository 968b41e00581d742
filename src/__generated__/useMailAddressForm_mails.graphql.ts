/**
 * @generated SignedSource<<ae3e4091d8d3cb570413d8acc82372f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMailAddressForm_mails$data = {
  readonly address: string | null | undefined;
  readonly isRefused: boolean;
  readonly linkSentAt: string | null | undefined;
  readonly pendingAddress: string | null | undefined;
  readonly " $fragmentType": "useMailAddressForm_mails";
};
export type useMailAddressForm_mails$key = {
  readonly " $data"?: useMailAddressForm_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMailAddressForm_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useMailAddressForm_mails",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "kind": "ScalarField",
      "name": "pendingAddress"
    },
    {
      "kind": "ScalarField",
      "name": "linkSentAt"
    },
    {
      "kind": "ScalarField",
      "name": "isRefused"
    }
  ],
  "type": "MailSettings"
};

(node as any).hash = "d83eaff23f2789808dba1609c6c528d4";

export default node;
