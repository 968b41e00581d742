/**
 * @generated SignedSource<<18307b23b6995d4aa1ce11eb84c37b7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferEntry_query$data = {
  readonly userProfile: {
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"QuestionsForm_query">;
  readonly " $fragmentType": "OfferEntry_query";
};
export type OfferEntry_query$key = {
  readonly " $data"?: OfferEntry_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEntry_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferEntry_query",
  "selections": [
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "userProfile",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "QuestionsForm_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "35c52bfe8b8c974bc05a789b4f9e3d12";

export default node;
