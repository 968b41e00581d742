/**
 * @generated SignedSource<<741508d87c5b3da9306b78a2a7b5042d>>
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
  readonly userSettings?: {
    readonly countryCode: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
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
      "args": [
        {
          "kind": "Variable",
          "name": "isSignedIn",
          "variableName": "isSignedIn"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useViewerTimeZone_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "acd0e5633dc53e76e90eb72ce60de5c3";

export default node;
