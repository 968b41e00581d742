/**
 * @generated SignedSource<<7d8a57a8594b5451eecdc2f52ccfb4e7>>
 * @relayHash 0b6f0e71c228d4ea5c5d2ef5e661c66f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 839f3f8875b05bb8e78a2e1bdf2404301fcc3873d33e54784dcb2db6357cf4a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "839f3f8875b05bb8e78a2e1bdf2404301fcc3873d33e54784dcb2db6357cf4a4",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
