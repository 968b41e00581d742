/**
 * @generated SignedSource<<2c90d0f01c8cd76a0195c0c319cade9f>>
 * @relayHash 08bab92cdc81c1f182240f9d28580e18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08bab92cdc81c1f182240f9d28580e18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferingsTabQuery } from './OfferingsTabQuery.graphql';

const node: PreloadableConcreteRequest<OfferingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08bab92cdc81c1f182240f9d28580e18",
    "metadata": {},
    "name": "OfferingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
