/**
 * @generated SignedSource<<cff8bb12210b6ac93010f688d3912e83>>
 * @relayHash db7e005b8c8a21b8de7c13e051c55cc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db7e005b8c8a21b8de7c13e051c55cc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerBookingsScreenQuery } from './BeamerBookingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerBookingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db7e005b8c8a21b8de7c13e051c55cc3",
    "metadata": {},
    "name": "BeamerBookingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
