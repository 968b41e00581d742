/**
 * @generated SignedSource<<514678d2001953a61d37e2fffb2cb784>>
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
  "metadata": null,
  "name": "LibraryEntry_entitlement",
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
      "kind": "ScalarField",
      "name": "family",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorSlug",
      "storageKey": null
    }
  ],
  "type": "Entitlement",
  "abstractKey": null
};

(node as any).hash = "8b4b5a616d11217e98723163f1f09b8e";

export default node;
