/**
 * @generated SignedSource<<14693088c6a929535fee09d2d84af831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailAddressState_mails$data = {
  readonly address: string | null | undefined;
  readonly isLinkRefused: boolean;
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
    },
    {
      "kind": "ScalarField",
      "name": "isLinkRefused"
    }
  ],
  "type": "MailSettings"
};

(node as any).hash = "ab0819305b81e83b1574c923075bae89";

export default node;
