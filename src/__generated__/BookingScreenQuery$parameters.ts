/**
 * @generated SignedSource<<bcbaff939b238cb9f94190d676ddd58f>>
 * @relayHash 456c968624fcf6154099e0004b0fbc63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 456c968624fcf6154099e0004b0fbc63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "456c968624fcf6154099e0004b0fbc63",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
