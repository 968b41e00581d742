/**
 * @generated SignedSource<<47bc8ac4f0209c9ed1fc743807996dbd>>
 * @relayHash a84402ab715dd034c79dfda28a8b9949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea92ec104632fadc1c72c525f32b473bbc74327e5fea0549b1d0504927b1a552

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea92ec104632fadc1c72c525f32b473bbc74327e5fea0549b1d0504927b1a552",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
