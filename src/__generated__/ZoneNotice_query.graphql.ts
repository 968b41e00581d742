/**
 * @generated SignedSource<<8280445db1b904460aef7a60e940a961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneNotice_query$data = {
  readonly userSettings?: {
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentType": "ZoneNotice_query";
};
export type ZoneNotice_query$key = {
  readonly " $data"?: ZoneNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneNotice_query">;
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
  "name": "ZoneNotice_query",
  "selections": [
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
              "name": "timeZone"
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "f25542d88765c4c0e202dd0b6fb3112e";

export default node;
