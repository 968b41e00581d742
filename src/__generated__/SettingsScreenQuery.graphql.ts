/**
 * @generated SignedSource<<1cf170c3f5076d07cf40d207bcf49ced>>
 * @relayHash 8a8a7ad3eed1915e9b768fdc00a32bcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a8a7ad3eed1915e9b768fdc00a32bcd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsScreenQuery$variables = Record<PropertyKey, never>;
export type SettingsScreenQuery$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"TimeZoneForm_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingForm_query">;
};
export type SettingsScreenQuery = {
  response: SettingsScreenQuery$data;
  variables: SettingsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "countryCode"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SettingsScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "TimeZoneForm_settings"
          }
        ]
      },
      {
        "kind": "FragmentSpread",
        "name": "BillingForm_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsScreenQuery",
    "selections": [
      {
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "userSettings",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "timeZone"
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "fullName"
              },
              {
                "kind": "ScalarField",
                "name": "email"
              },
              {
                "kind": "ScalarField",
                "name": "phoneNumber"
              },
              {
                "kind": "ScalarField",
                "name": "isCompany"
              },
              {
                "kind": "ScalarField",
                "name": "companyName"
              },
              {
                "kind": "ScalarField",
                "name": "vatNumber"
              },
              {
                "concreteType": "BillingAddress",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "firstAddressLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "secondAddressLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "postalCode"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "city"
                  },
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          }
        ]
      },
      {
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "name"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8a8a7ad3eed1915e9b768fdc00a32bcd",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72d17e31bcc92247e0e4b0fd00723797";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
