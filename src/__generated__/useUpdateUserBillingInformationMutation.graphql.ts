/**
 * @generated SignedSource<<0021107a4c3d16e7e7a9a42cd5d83c39>>
 * @relayHash 83d8e5e4b71e7c877ada5d2a32f5736d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d8e5e4b71e7c877ada5d2a32f5736d

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
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useUpdateUserBillingInformationMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateUserBillingInformation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "FragmentSpread",
                "name": "useBillingDefaults_billing"
              }
            ]
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateUserBillingInformationMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "UserSettings",
        "kind": "LinkedField",
        "name": "updateUserBillingInformation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "BillingInformation",
            "kind": "LinkedField",
            "name": "billingInformation",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                  {
                    "kind": "ScalarField",
                    "name": "countryCode"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  }
                ]
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "83d8e5e4b71e7c877ada5d2a32f5736d",
    "metadata": {},
    "name": "useUpdateUserBillingInformationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57f430499ca4ba9ffcdc69d9b2fcce66";

export default node;
