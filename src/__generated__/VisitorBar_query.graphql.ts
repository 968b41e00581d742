/**
 * @generated SignedSource<<799df969a1a135354cb364b78df1ef9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceCountrySource = "COOKIE" | "DEFAULT" | "IP" | "SETTINGS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VisitorBar_query$data = {
  readonly priceCountry: {
    readonly countryName: string;
    readonly source: PriceCountrySource;
    readonly " $fragmentSpreads": FragmentRefs<"CountryPicker_country">;
  };
  readonly timeZoneFromCookie?: string | null | undefined;
  readonly userSettings?: {
    readonly countryCode: string | null | undefined;
  };
  readonly " $fragmentType": "VisitorBar_query";
};
export type VisitorBar_query$key = {
  readonly " $data"?: VisitorBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isSignedIn"
    }
  ],
  "kind": "Fragment",
  "name": "VisitorBar_query",
  "selections": [
    {
      "concreteType": "PriceCountry",
      "kind": "LinkedField",
      "name": "priceCountry",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "countryName"
        },
        {
          "kind": "ScalarField",
          "name": "source"
        },
        {
          "kind": "FragmentSpread",
          "name": "CountryPicker_country"
        }
      ]
    },
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "concreteType": "UserSettings",
          "kind": "LinkedField",
          "name": "userSettings",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "countryCode"
            }
          ]
        }
      ]
    },
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "timeZoneFromCookie"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "5ac2cc06f24b023fc3b272156ba7b575";

export default node;
