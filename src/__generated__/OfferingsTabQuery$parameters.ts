/**
 * @generated SignedSource<<0d8fa2251583b5961d24718005610f30>>
 * @relayHash 14367b48e1f5d2d13e80ab86b8c65bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14367b48e1f5d2d13e80ab86b8c65bef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferingsTabQuery } from './OfferingsTabQuery.graphql';

const node: PreloadableConcreteRequest<OfferingsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14367b48e1f5d2d13e80ab86b8c65bef",
    "metadata": {},
    "name": "OfferingsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
