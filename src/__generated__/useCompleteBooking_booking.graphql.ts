/**
 * @generated SignedSource<<23ad22ba80f85f188149f55351056bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompleteBooking_booking$data = {
  readonly catalogItemId: string;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "useCompleteBooking_booking";
};
export type useCompleteBooking_booking$key = {
  readonly " $data"?: useCompleteBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompleteBooking_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCompleteBooking_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "catalogItemId"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "83f82691998ab386c32c9e29f466af38";

export default node;
