/**
 * @generated SignedSource<<334859bfb3bc27e356e1893e6ca2f7d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferHead_creator$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePicture: {
    readonly systemFullPath: string;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "OfferHead_creator";
};
export type OfferHead_creator$key = {
  readonly " $data"?: OfferHead_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferHead_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferHead_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfilePicture",
      "kind": "LinkedField",
      "name": "profilePicture",
      "plural": false,
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
    }
  ],
  "type": "UserProfile",
  "abstractKey": null
};

(node as any).hash = "b8fd529313641efddf31f66318f37d5b";

export default node;
