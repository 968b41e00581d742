/**
 * @generated SignedSource<<6563301623788f5a4695422ee0215659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCompleteBooking_offer$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "useCompleteBooking_offer";
};
export type useCompleteBooking_offer$key = {
  readonly " $data"?: useCompleteBooking_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCompleteBooking_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useCompleteBooking_offer",
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
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "7168361a7788bbe665d9d3cfe2b8ca23";

export default node;
