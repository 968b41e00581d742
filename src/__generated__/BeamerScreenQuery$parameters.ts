/**
 * @generated SignedSource<<4deaf195a41c2d265f42c0a3619b38a7>>
 * @relayHash baf61b5333b5515fccc468457c51645a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17f47aa3fba0df23b1fb2c9c5128babad68919750c1f05614529b5493257d5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17f47aa3fba0df23b1fb2c9c5128babad68919750c1f05614529b5493257d5a",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
