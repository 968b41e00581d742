/**
 * @generated SignedSource<<e677456ba98e9995e73b9c02035ef20d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryPicker_country$data = {
  readonly countryCode: string;
  readonly countryName: string;
  readonly " $fragmentType": "CountryPicker_country";
};
export type CountryPicker_country$key = {
  readonly " $data"?: CountryPicker_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryPicker_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CountryPicker_country",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "countryCode"
    },
    {
      "kind": "ScalarField",
      "name": "countryName"
    }
  ],
  "type": "PriceCountry"
};

(node as any).hash = "4ea0d3564197f1750ac34def76911b67";

export default node;
