/**
 * @generated SignedSource<<1a975c5ab4311412853054ad22a7fe69>>
 * @relayHash eb701ddb484bbf72d0dddbee85c359ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb701ddb484bbf72d0dddbee85c359ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerAvailabilityScreenQuery } from './BeamerAvailabilityScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerAvailabilityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb701ddb484bbf72d0dddbee85c359ea",
    "metadata": {},
    "name": "BeamerAvailabilityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
