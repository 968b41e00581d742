/**
 * @generated SignedSource<<e5abb9d9bfc5c572bb70032b3f2196a3>>
 * @relayHash d54fe438fa9c3821f356597c10be461e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d54fe438fa9c3821f356597c10be461e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerSettingsScreenQuery$data = {
  readonly userSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"TimeZoneForm_settings">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BillingForm_query">;
};
export type BeamerSettingsScreenQuery = {
  response: BeamerSettingsScreenQuery$data;
  variables: BeamerSettingsScreenQuery$variables;
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
    "name": "BeamerSettingsScreenQuery",
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
    "name": "BeamerSettingsScreenQuery",
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
    "id": "d54fe438fa9c3821f356597c10be461e",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7904e806054b0208dc4238a01381cf2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
