/**
 * @generated SignedSource<<65fa24a1417d5c19f6c52a9937cf5907>>
 * @relayHash 83d8e5e4b71e7c877ada5d2a32f5736d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70a0f5ae86cf8045208ecb6b3f564ca20c3abca4ce737bc57794a6d67feabfed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateUserBillingInformationCommand = {
  city: string;
  companyName?: string | null | undefined;
  countryCode: string;
  email: string;
  firstAddressLine: string;
  fullName: string;
  isCompany: boolean;
  phoneNumber?: string | null | undefined;
  postalCode: string;
  secondAddressLine?: string | null | undefined;
  state?: string | null | undefined;
  vatNumber?: string | null | undefined;
};
export type useUpdateUserBillingInformationMutation$variables = {
  command: UpdateUserBillingInformationCommand;
};
export type useUpdateUserBillingInformationMutation$data = {
  readonly updateUserBillingInformation: {
    readonly billingInformation: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"useBillingDefaults_billing">;
    } | null | undefined;
    readonly id: string;
  };
};
export type useUpdateUserBillingInformationMutation = {
  response: useUpdateUserBillingInformationMutation$data;
  variables: useUpdateUserBillingInformationMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "command"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "command",
    "variableName": "command"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateUserBillingInformationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateUserBillingInformation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useBillingDefaults_billing"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserBillingInformationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateUserBillingInformation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phoneNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCompany",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "vatNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BillingAddress",
                "kind": "LinkedField",
                "name": "address",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstAddressLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "secondAddressLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postalCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  },
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
                    "name": "state",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70a0f5ae86cf8045208ecb6b3f564ca20c3abca4ce737bc57794a6d67feabfed",
    "metadata": {},
    "name": "useUpdateUserBillingInformationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57f430499ca4ba9ffcdc69d9b2fcce66";

export default node;
