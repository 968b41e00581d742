/**
 * @generated SignedSource<<6e391a34c338509ac860f5e2a64eee8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatTreatment = "INCLUDED" | "OUTSIDE_EU" | "REVERSE_CHARGE" | "ZERO_RATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookedPrice_booking$data = {
  readonly priceWithVat: number;
  readonly vatTreatment: VatTreatment;
  readonly " $fragmentType": "BookedPrice_booking";
};
export type BookedPrice_booking$key = {
  readonly " $data"?: BookedPrice_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "BookedPrice_booking",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "priceWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "vatTreatment"
    }
  ],
  "type": "Booking"
};

(node as any).hash = "d807e76be9be82d161eadd0e0c8ae3db";

export default node;
