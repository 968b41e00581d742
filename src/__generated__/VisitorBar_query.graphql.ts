/**
 * @generated SignedSource<<0ada5ca95a789f67b59032f366970fd6>>
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
  "metadata": null,
  "name": "VisitorBar_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceCountry",
      "kind": "LinkedField",
      "name": "priceCountry",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CountryPicker_country"
        }
      ],
      "storageKey": null
    },
    {
      "condition": "isSignedIn",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserSettings",
          "kind": "LinkedField",
          "name": "userSettings",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countryCode",
              "storageKey": null
            }
          ],
          "storageKey": null
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "acd0e5633dc53e76e90eb72ce60de5c3";

export default node;
