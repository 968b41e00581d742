/**
 * @generated SignedSource<<08aeca5c05b1de357997b40685f5bdbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_booking$data = {
  readonly date: string;
  readonly endDate: string;
  readonly meetingPlace: {
    readonly kind: MeetingKind;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking">;
  readonly " $fragmentType": "OfferHead_booking";
};
export type OfferHead_booking$key = {
  readonly " $data"?: OfferHead_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferHead_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "endDate"
    },
    {
      "concreteType": "MeetingPlace",
      "kind": "LinkedField",
      "name": "meetingPlace",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "kind"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BookedPrice_booking"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "377a667c72f6d312bd11177ecdc1e253";

export default node;
