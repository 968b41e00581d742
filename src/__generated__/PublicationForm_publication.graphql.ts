/**
 * @generated SignedSource<<c5aff619d3436d88de4efac6c5e15021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicationForm_publication$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly price: number;
  readonly revision: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorPrice_item">;
  readonly " $fragmentType": "PublicationForm_publication";
};
export type PublicationForm_publication$key = {
  readonly " $data"?: PublicationForm_publication$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicationForm_publication">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PublicationForm_publication",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "revision"
    },
    {
      "kind": "FragmentSpread",
      "name": "CreatorPrice_item"
    }
  ],
  "type": "Publication"
};

(node as any).hash = "60b2e720ea2fa64bcd8a4c624d2afd8e";

export default node;
