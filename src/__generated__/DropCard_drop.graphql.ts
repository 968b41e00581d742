/**
 * @generated SignedSource<<290e9dfb700334d1f9188caa9da854d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DropCard_drop$data = {
  readonly description: string | null | undefined;
  readonly thumbnails: ReadonlyArray<{
    readonly systemFullPath: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPrice_item" | "StatusBadge_item">;
  readonly " $fragmentType": "DropCard_drop";
};
export type DropCard_drop$key = {
  readonly " $data"?: DropCard_drop$data;
  readonly " $fragmentSpreads": FragmentRefs<"DropCard_drop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DropCard_drop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Thumbnail",
      "kind": "LinkedField",
      "name": "thumbnails",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "systemFullPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerPrice_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusBadge_item"
    }
  ],
  "type": "Publication",
  "abstractKey": null
};

(node as any).hash = "9301bb054a9662059b81ff056b1ac429";

export default node;
