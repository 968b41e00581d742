/**
 * @generated SignedSource<<edc2a69cb24aff862b90ea1185e9a7ad>>
 * @relayHash 16f5b2e440ece98afcb7c37a9089460a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 777c0879aff4bb3df8c471773667a696d739ff65ebc80a691a42f6f94b15e387

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingScreenQuery } from './BookingScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "777c0879aff4bb3df8c471773667a696d739ff65ebc80a691a42f6f94b15e387",
    "metadata": {},
    "name": "BookingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
