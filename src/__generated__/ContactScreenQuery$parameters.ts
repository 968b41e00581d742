/**
 * @generated SignedSource<<1ff6d3fbd07b65a762a315956b97566e>>
 * @relayHash 41032d6f035b983495a9e91749565115
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41032d6f035b983495a9e91749565115

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactScreenQuery } from './ContactScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContactScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41032d6f035b983495a9e91749565115",
    "metadata": {},
    "name": "ContactScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
