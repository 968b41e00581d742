/**
 * @generated SignedSource<<2edc92cc78be8a2d9b2e120ccd83d39f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundRule_booking$data = {
  readonly isRefundable: boolean;
  readonly refundableUntil: string | null | undefined;
  readonly " $fragmentType": "RefundRule_booking";
};
export type RefundRule_booking$key = {
  readonly " $data"?: RefundRule_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRule_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RefundRule_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isRefundable"
    },
    {
      "kind": "ScalarField",
      "name": "refundableUntil"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "42f4003bb9a369660a4d8aed598b24d9";

export default node;
