/**
 * @generated SignedSource<<4b82a55d02b79ee0fcf60bfca0262f3e>>
 * @relayHash 337c45262297fa6d08ba7da7b69e65bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 337c45262297fa6d08ba7da7b69e65bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerProfileScreenQuery } from './BeamerProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "337c45262297fa6d08ba7da7b69e65bf",
    "metadata": {},
    "name": "BeamerProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
