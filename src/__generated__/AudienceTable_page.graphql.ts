/**
 * @generated SignedSource<<6baa6ece8a033276099df8208577134d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceTable_page$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAudienceMembers_page">;
  readonly " $fragmentType": "AudienceTable_page";
};
export type AudienceTable_page$key = {
  readonly " $data"?: AudienceTable_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceTable_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AudienceTable_page",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useAudienceMembers_page",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "totalCount"
        },
        {
          "concreteType": "AudienceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "AudienceMember",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "firstName"
                },
                {
                  "kind": "ScalarField",
                  "name": "lastName"
                },
                {
                  "kind": "ScalarField",
                  "name": "lastInteractionDate"
                }
              ]
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "AudienceConnection"
};

(node as any).hash = "9de4768b84df87e64868ff3e901f3d4a";

export default node;
