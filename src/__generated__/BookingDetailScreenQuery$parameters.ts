/**
 * @generated SignedSource<<fd9c8286a2ce821bf079d79233240d3e>>
 * @relayHash 94b34fee7239039b35ebd62b97392674
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b14092de85a06098fa16084dcba8b6c300a5eab986a699b05f22ab5b96437bc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b14092de85a06098fa16084dcba8b6c300a5eab986a699b05f22ab5b96437bc7",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
