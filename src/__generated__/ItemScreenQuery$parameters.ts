/**
 * @generated SignedSource<<86c37919885b7d0c99245421a3a70e6c>>
 * @relayHash 2d3894e814e6464ff6bfeba01fb6861a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d3894e814e6464ff6bfeba01fb6861a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ItemScreenQuery } from './ItemScreenQuery.graphql';

const node: PreloadableConcreteRequest<ItemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d3894e814e6464ff6bfeba01fb6861a",
    "metadata": {},
    "name": "ItemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
