/**
 * @generated SignedSource<<a103037a7fc44d4224c11874007a5365>>
 * @relayHash 84f9468daefb5deae41242dd4ffe1068
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84f9468daefb5deae41242dd4ffe1068

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84f9468daefb5deae41242dd4ffe1068",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
