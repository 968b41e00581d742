/**
 * @generated SignedSource<<b1461d4ca315c6027bf5ffed5662049c>>
 * @relayHash 966c24dcc36e7a4adee2b1e39458808b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 966c24dcc36e7a4adee2b1e39458808b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOfferingsScreenQuery } from './BeamerOfferingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOfferingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "966c24dcc36e7a4adee2b1e39458808b",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
