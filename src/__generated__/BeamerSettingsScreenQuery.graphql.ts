/**
 * @generated SignedSource<<fe5131b0d6764976072da1f4d60ef22e>>
 * @relayHash f5124b30251a597d1b2224338f6d8f5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5124b30251a597d1b2224338f6d8f5a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BeamerSettingsScreenQuery$variables = Record<PropertyKey, never>;
export type BeamerSettingsScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Settings_query">;
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
        "kind": "FragmentSpread",
        "name": "Settings_query"
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
          {
            "concreteType": "CalendarFeed",
            "kind": "LinkedField",
            "name": "calendarFeed",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "createdAt"
              }
            ]
          },
          {
            "concreteType": "MailSettings",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "address"
              },
              {
                "kind": "ScalarField",
                "name": "pendingAddress"
              },
              {
                "kind": "ScalarField",
                "name": "linkSentAt"
              },
              {
                "kind": "ScalarField",
                "name": "isRefused"
              },
              {
                "kind": "ScalarField",
                "name": "isLinkRefused"
              },
              {
                "concreteType": "MailTopicSetting",
                "kind": "LinkedField",
                "name": "topics",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "topic"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "isOn"
                  }
                ]
              }
            ]
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
    "id": "f5124b30251a597d1b2224338f6d8f5a",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80ee0ecd0b30d15e8a3a112e7960374b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
