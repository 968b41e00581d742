/**
 * @generated SignedSource<<9cff1e39a0398194bbb4ec04338eb3f7>>
 * @relayHash c9ba875173c32684408ea1c4f935cc56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9ba875173c32684408ea1c4f935cc56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacyScreenQuery } from './PrivacyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9ba875173c32684408ea1c4f935cc56",
    "metadata": {},
    "name": "PrivacyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
