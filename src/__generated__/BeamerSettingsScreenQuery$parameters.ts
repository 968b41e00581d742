/**
 * @generated SignedSource<<15b894739755c24c0cac381d208e5134>>
 * @relayHash f5124b30251a597d1b2224338f6d8f5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5124b30251a597d1b2224338f6d8f5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerSettingsScreenQuery } from './BeamerSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5124b30251a597d1b2224338f6d8f5a",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
