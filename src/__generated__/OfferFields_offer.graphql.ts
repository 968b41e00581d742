/**
 * @generated SignedSource<<4c835c2251ef7661cd3938005e78ff9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferFields_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly meetingDetails: string | null | undefined;
  readonly meetingKind: MeetingKind;
  readonly price: number;
  readonly title: string;
  readonly " $fragmentType": "OfferFields_offer";
};
export type OfferFields_offer$key = {
  readonly " $data"?: OfferFields_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFields_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferFields_offer",
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
      "name": "price"
    },
    {
      "kind": "ScalarField",
      "name": "descriptionBulletPoints"
    },
    {
      "kind": "ScalarField",
      "name": "duration"
    },
    {
      "kind": "ScalarField",
      "name": "meetingKind"
    },
    {
      "kind": "ScalarField",
      "name": "meetingDetails"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "7f6096aee11f61866cf7a788d9a845fa";

export default node;
