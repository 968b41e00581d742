/**
 * @generated SignedSource<<de82cd4182c2dbae7d36feb3b0647b7c>>
 * @relayHash 93e2eb298bff5e61a6b4ab861ccd63ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93e2eb298bff5e61a6b4ab861ccd63ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerPublicationScreenQuery } from './BeamerPublicationScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerPublicationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93e2eb298bff5e61a6b4ab861ccd63ba",
    "metadata": {},
    "name": "BeamerPublicationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
