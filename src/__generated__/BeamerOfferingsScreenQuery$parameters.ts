/**
 * @generated SignedSource<<284d39f2296b99ca6ee6f880a44df67a>>
 * @relayHash e3e2de5a72c7d170b4737416ea6ad25e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e2de5a72c7d170b4737416ea6ad25e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerOfferingsScreenQuery } from './BeamerOfferingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerOfferingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3e2de5a72c7d170b4737416ea6ad25e",
    "metadata": {},
    "name": "BeamerOfferingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
