/**
 * @generated SignedSource<<3c22fd154cc571bb2ee78d7d6d6c9b02>>
 * @relayHash 9169314d68b0a731b42439f2f898041d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9169314d68b0a731b42439f2f898041d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOfferingsScreenQuery } from './BeamerOfferingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOfferingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9169314d68b0a731b42439f2f898041d",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
