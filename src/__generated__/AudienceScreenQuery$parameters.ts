/**
 * @generated SignedSource<<9c014159fc2b33304bfded45cd4f17e6>>
 * @relayHash eb2824f7da62b14bdaad6d30dc84e705
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2824f7da62b14bdaad6d30dc84e705

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AudienceScreenQuery } from './AudienceScreenQuery.graphql';

const node: PreloadableConcreteRequest<AudienceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb2824f7da62b14bdaad6d30dc84e705",
    "metadata": {},
    "name": "AudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
