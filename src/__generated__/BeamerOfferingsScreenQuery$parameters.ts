/**
 * @generated SignedSource<<344588396c848d48b7e54c51fe8566d3>>
 * @relayHash 37e5bc55513df394a90953cd49e38d0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e5bc55513df394a90953cd49e38d0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOfferingsScreenQuery } from './BeamerOfferingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOfferingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e5bc55513df394a90953cd49e38d0f",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
