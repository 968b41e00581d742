/**
 * @generated SignedSource<<b0cbab68f0d5ba32312fd5530170ab6c>>
 * @relayHash a0e6317b4d0fdf7098cf125c103e860b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 785ffe5d63ae3dcd9b526f1a12c8fa354000e1ccaaeb6fc52654fccc0eeacc8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "785ffe5d63ae3dcd9b526f1a12c8fa354000e1ccaaeb6fc52654fccc0eeacc8f",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
