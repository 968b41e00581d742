/**
 * @generated SignedSource<<bd1c8db59c761d31128e69a34024ddd7>>
 * @relayHash af566521e3cd7cb54c3e8cfe0d539b3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af566521e3cd7cb54c3e8cfe0d539b3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af566521e3cd7cb54c3e8cfe0d539b3f",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
