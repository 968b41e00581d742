/**
 * @generated SignedSource<<3526edf88ff6ad173b29b90557022678>>
 * @relayHash 42f48acbdede3b11f62a19291d07fac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42f48acbdede3b11f62a19291d07fac9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerScreenQuery } from './BeamerScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42f48acbdede3b11f62a19291d07fac9",
    "metadata": {},
    "name": "BeamerScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
