/**
 * @generated SignedSource<<5b79116c0d9299fe8aabace2a6db3616>>
 * @relayHash 423efb35053f0afc9862fa8c57fc0ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 423efb35053f0afc9862fa8c57fc0ce9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerBookingsScreenQuery } from './BeamerBookingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerBookingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "423efb35053f0afc9862fa8c57fc0ce9",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
