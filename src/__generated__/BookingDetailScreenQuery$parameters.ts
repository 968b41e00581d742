/**
 * @generated SignedSource<<b3f88d1d3143789727da52dafb0d9c24>>
 * @relayHash 56d4a9311c3ba3ffbed43c8b88f60910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56d4a9311c3ba3ffbed43c8b88f60910

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56d4a9311c3ba3ffbed43c8b88f60910",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
