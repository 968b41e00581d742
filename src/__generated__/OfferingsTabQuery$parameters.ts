/**
 * @generated SignedSource<<d0afe22850fe515ce4bc2bad21e00613>>
 * @relayHash 14367b48e1f5d2d13e80ab86b8c65bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 075574f152831e6b79a16b25706b703bc2e9b2acb7bef7c1285454a0055eeb9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferingsTabQuery } from './OfferingsTabQuery.graphql';

const node: PreloadableConcreteRequest<OfferingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "075574f152831e6b79a16b25706b703bc2e9b2acb7bef7c1285454a0055eeb9e",
    "metadata": {},
    "name": "OfferingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
