/**
 * @generated SignedSource<<f9af5c2f749652b66c7134dcb405e20b>>
 * @relayHash 9150702c191cf07deeb3a61121449054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9150702c191cf07deeb3a61121449054

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9150702c191cf07deeb3a61121449054",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
