/**
 * @generated SignedSource<<69fb51fcfacd00a57c152f11bd8579a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundTerms_booking$data = {
  readonly bookerName: string;
  readonly creator: {
    readonly isOwn: boolean;
  };
  readonly isRefundable: boolean;
  readonly refundableUntil: string | null | undefined;
  readonly " $fragmentType": "RefundTerms_booking";
};
export type RefundTerms_booking$key = {
  readonly " $data"?: RefundTerms_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundTerms_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RefundTerms_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "bookerName"
    },
    {
      "kind": "ScalarField",
      "name": "isRefundable"
    },
    {
      "kind": "ScalarField",
      "name": "refundableUntil"
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "isOwn"
        }
      ]
    }
  ],
  "type": "Booking"
};

(node as any).hash = "725e6d23149d16dddfa8282a12aac839";

export default node;
