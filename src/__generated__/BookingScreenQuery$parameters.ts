/**
 * @generated SignedSource<<b5746ed3ec32a92b646dcfa4f8698e74>>
 * @relayHash f7502a7d939403b7ca70d1e69409416f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7502a7d939403b7ca70d1e69409416f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7502a7d939403b7ca70d1e69409416f",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
