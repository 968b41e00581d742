/**
 * @generated SignedSource<<e113d1747eea5ef91a9da983e871bc45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingPaymentStatus = "EXPIRED" | "FAILED" | "FREE" | "PAID" | "PENDING" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type IntakeForm_booking$data = {
  readonly creator: {
    readonly slug: string;
  };
  readonly id: string;
  readonly intakeQuestions: ReadonlyArray<{
    readonly id: string;
    readonly isRequired: boolean;
    readonly question: string;
  }>;
  readonly intakes: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly oneOnOne: {
    readonly id: string;
  };
  readonly paymentStatus: BookingPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BookedPrice_booking" | "useCompleteBooking_booking">;
  readonly " $fragmentType": "IntakeForm_booking";
};
export type IntakeForm_booking$key = {
  readonly " $data"?: IntakeForm_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"IntakeForm_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "question"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "IntakeForm_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "paymentStatus"
    },
    {
      "concreteType": "BookingIntake",
      "kind": "LinkedField",
      "name": "intakes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "answer"
        }
      ]
    },
    {
      "concreteType": "BookingIntakeQuestion",
      "kind": "LinkedField",
      "name": "intakeQuestions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "isRequired"
        }
      ]
    },
    {
      "concreteType": "UserProfile",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        }
      ]
    },
    {
      "concreteType": "OneOnOne",
      "kind": "LinkedField",
      "name": "oneOnOne",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "BookedPrice_booking"
    },
    {
      "kind": "FragmentSpread",
      "name": "useCompleteBooking_booking"
    }
  ],
  "type": "Booking"
};
})();

(node as any).hash = "b299a0dc23ef57fc7914848b8a4e05dd";

export default node;
