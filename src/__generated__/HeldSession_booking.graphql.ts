/**
 * @generated SignedSource<<665a471f1563f7ff51011bac3628bfd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldSession_booking$data = {
  readonly date: string;
  readonly " $fragmentSpreads": FragmentRefs<"HoldCountdown_booking">;
  readonly " $fragmentType": "HeldSession_booking";
};
export type HeldSession_booking$key = {
  readonly " $data"?: HeldSession_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSession_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldSession_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HoldCountdown_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "b8385ed5ce6dc56331ea073d88762099";

export default node;
