/**
 * @generated SignedSource<<82537216b9f77600183218823f0ecc42>>
 * @relayHash ad4493cdbf644dbe698b54ae45740a89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad4493cdbf644dbe698b54ae45740a89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad4493cdbf644dbe698b54ae45740a89",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
