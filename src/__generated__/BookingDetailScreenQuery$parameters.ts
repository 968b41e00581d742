/**
 * @generated SignedSource<<3aa538777837c0b7b7500fe6f156cebd>>
 * @relayHash 0919669a03a14a7274bd3a5b1ac863b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0919669a03a14a7274bd3a5b1ac863b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0919669a03a14a7274bd3a5b1ac863b2",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
