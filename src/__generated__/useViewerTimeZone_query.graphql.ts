/**
 * @generated SignedSource<<78e83e01007ad6bf394d8af707a2e13a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useViewerTimeZone_query$data = {
  readonly timeZoneFromCookie: string | null | undefined;
  readonly userSettings?: {
    readonly timeZone: string | null | undefined;
  };
  readonly " $fragmentType": "useViewerTimeZone_query";
};
export type useViewerTimeZone_query$key = {
  readonly " $data"?: useViewerTimeZone_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useViewerTimeZone_query">;
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
  "name": "useViewerTimeZone_query",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "timeZoneFromCookie"
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
              "name": "timeZone"
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "13155916cd3278eb2dadefb78d49b8d9";

export default node;
