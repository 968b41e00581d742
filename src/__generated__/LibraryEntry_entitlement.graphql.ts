/**
 * @generated SignedSource<<10ddcbafffbe6ade311be609a00e8003>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntitlementFamily = "consumable" | "%future added value";
export type EntitlementKind = "publication" | "talk" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LibraryEntry_entitlement$data = {
  readonly creatorName: string;
  readonly creatorSlug: string;
  readonly description: string | null | undefined;
  readonly family: EntitlementFamily;
  readonly kind: EntitlementKind;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "LibraryEntry_entitlement";
};
export type LibraryEntry_entitlement$key = {
  readonly " $data"?: LibraryEntry_entitlement$data;
  readonly " $fragmentSpreads": FragmentRefs<"LibraryEntry_entitlement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "LibraryEntry_entitlement",
  "selections": [
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
      "name": "family"
    },
    {
      "kind": "ScalarField",
      "name": "kind"
    },
    {
      "kind": "ScalarField",
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "creatorName"
    },
    {
      "kind": "ScalarField",
      "name": "creatorSlug"
    }
  ],
  "type": "Entitlement"
};

(node as any).hash = "8b4b5a616d11217e98723163f1f09b8e";

export default node;
