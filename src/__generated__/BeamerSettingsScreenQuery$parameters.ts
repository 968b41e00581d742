/**
 * @generated SignedSource<<e50dab4f01a3b2f9f298c235d500e1cc>>
 * @relayHash a3d595cea22755781e9438e5b77b8212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d595cea22755781e9438e5b77b8212

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BeamerSettingsScreenQuery } from './BeamerSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<BeamerSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3d595cea22755781e9438e5b77b8212",
    "metadata": {},
    "name": "BeamerSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
