/**
 * @generated SignedSource<<3f4f4c4a4548e42616d4b6a9aea1b3d8>>
 * @relayHash 16f5b2e440ece98afcb7c37a9089460a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16f5b2e440ece98afcb7c37a9089460a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16f5b2e440ece98afcb7c37a9089460a",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
