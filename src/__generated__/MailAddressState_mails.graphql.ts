/**
 * @generated SignedSource<<70dce437f190d10df0587bc527fa4dc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailAddressState_mails$data = {
  readonly address: string | null | undefined;
  readonly isRefused: boolean;
  readonly linkSentAt: string | null | undefined;
  readonly pendingAddress: string | null | undefined;
  readonly " $fragmentType": "MailAddressState_mails";
};
export type MailAddressState_mails$key = {
  readonly " $data"?: MailAddressState_mails$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailAddressState_mails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MailAddressState_mails",
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

(node as any).hash = "f5b531b4be9d5e639c606f81b5c03778";

export default node;
