/**
 * @generated SignedSource<<a52dc79091c66a32eefb81e059420834>>
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
  "metadata": null,
  "name": "CountryPicker_country",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryName",
      "storageKey": null
    }
  ],
  "type": "PriceCountry",
  "abstractKey": null
};

(node as any).hash = "4ea0d3564197f1750ac34def76911b67";

export default node;
