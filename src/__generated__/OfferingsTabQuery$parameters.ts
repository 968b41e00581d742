/**
 * @generated SignedSource<<9c02cde621bec002731de2b5cbcb0ed0>>
 * @relayHash 770e952fe96c444ea983594899fb360e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 770e952fe96c444ea983594899fb360e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferingsTabQuery } from './OfferingsTabQuery.graphql';

const node: PreloadableConcreteRequest<OfferingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "770e952fe96c444ea983594899fb360e",
    "metadata": {},
    "name": "OfferingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
