/**
 * @generated SignedSource<<1867859178ffd6aca75e51ef5982a64a>>
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
  "metadata": null,
  "name": "useViewerTimeZone_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZoneFromCookie",
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
              "name": "timeZone",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "13155916cd3278eb2dadefb78d49b8d9";

export default node;
