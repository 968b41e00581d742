/**
 * @generated SignedSource<<593dc86b580438fe06766155f192742e>>
 * @relayHash 95c5c6b7bac2ea97ef26bff0eeb56d3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95c5c6b7bac2ea97ef26bff0eeb56d3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerSettingsScreenQuery } from './BeamerSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95c5c6b7bac2ea97ef26bff0eeb56d3b",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
