/**
 * @generated SignedSource<<97764ac5406a9ffb78942ea8a507254b>>
 * @relayHash 0ce23df14ec93065e97704bcdf38d4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ce23df14ec93065e97704bcdf38d4e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ce23df14ec93065e97704bcdf38d4e2",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
