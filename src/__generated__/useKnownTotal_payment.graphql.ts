/**
 * @generated SignedSource<<869ddf0876769ce00c67f9168ebb17b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatTreatment = "INCLUDED" | "OUTSIDE_EU" | "REVERSE_CHARGE" | "ZERO_RATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useKnownTotal_payment$data = {
  readonly amountWithVat: number;
  readonly amountWithoutVat: number;
  readonly vatCountryCode: string;
  readonly vatPercentage: number;
  readonly vatTreatment: VatTreatment;
  readonly " $fragmentType": "useKnownTotal_payment";
};
export type useKnownTotal_payment$key = {
  readonly " $data"?: useKnownTotal_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKnownTotal_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useKnownTotal_payment",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "amountWithoutVat"
    },
    {
      "kind": "ScalarField",
      "name": "amountWithVat"
    },
    {
      "kind": "ScalarField",
      "name": "vatTreatment"
    },
    {
      "kind": "ScalarField",
      "name": "vatPercentage"
    },
    {
      "kind": "ScalarField",
      "name": "vatCountryCode"
    }
  ],
  "type": "Payment"
};

(node as any).hash = "08f588c7fdfa518ed4ec25eea31213ab";

export default node;
