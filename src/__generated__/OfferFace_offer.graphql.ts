/**
 * @generated SignedSource<<544d8b8e8cd238ceb0a060ea20b5b5f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetingKind = "ADDRESS" | "LINK" | "PHONE" | "VIDEO" | "%future added value";
export type SessionDuration = "SIXTY_MINUTES" | "THIRTY_MINUTES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferFace_offer$data = {
  readonly description: string | null | undefined;
  readonly descriptionBulletPoints: ReadonlyArray<string>;
  readonly duration: SessionDuration;
  readonly meetingKind: MeetingKind;
  readonly title: string;
  readonly " $fragmentType": "OfferFace_offer";
};
export type OfferFace_offer$key = {
  readonly " $data"?: OfferFace_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferFace_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OfferFace_offer",
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
      "name": "descriptionBulletPoints"
    },
    {
      "kind": "ScalarField",
      "name": "duration"
    },
    {
      "kind": "ScalarField",
      "name": "meetingKind"
    }
  ],
  "type": "OneOnOne"
};

(node as any).hash = "dbb128a38cf58f335ce2ba6949f10134";

export default node;
