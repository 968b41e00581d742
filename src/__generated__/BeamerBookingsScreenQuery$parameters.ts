/**
 * @generated SignedSource<<f8cbd20b92288743ea8c0bd9c28730b2>>
 * @relayHash 2ba2b4abd14774670e44ea305ed3126a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ba2b4abd14774670e44ea305ed3126a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerBookingsScreenQuery } from './BeamerBookingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerBookingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ba2b4abd14774670e44ea305ed3126a",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
