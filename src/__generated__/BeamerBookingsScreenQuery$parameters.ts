/**
 * @generated SignedSource<<18d8864cc96db86d5ed7be91164e080a>>
 * @relayHash 97054e5ed2ffe46abf79c9d5e91959a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97054e5ed2ffe46abf79c9d5e91959a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerBookingsScreenQuery } from './BeamerBookingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerBookingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97054e5ed2ffe46abf79c9d5e91959a8",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
