/**
 * @generated SignedSource<<be95139f5827d0ec552cbb9e7559fe3c>>
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
  readonly catalogItemId: string;
  readonly creatorName: string;
  readonly creatorSlug: string;
  readonly description: string | null | undefined;
  readonly family: EntitlementFamily;
  readonly hasNewVersion: boolean;
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
      "name": "catalogItemId"
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
    },
    {
      "kind": "ScalarField",
      "name": "hasNewVersion"
    }
  ],
  "type": "Entitlement"
};

(node as any).hash = "14a4209a9c53cd277aa2554c3d9af544";

export default node;
