/**
 * @generated SignedSource<<f7e597a195082978e586dbe51804354e>>
 * @relayHash a8076ce0932ec81c87ee7621bd049795
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8076ce0932ec81c87ee7621bd049795

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8076ce0932ec81c87ee7621bd049795",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
