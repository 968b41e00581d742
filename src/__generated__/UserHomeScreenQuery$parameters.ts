/**
 * @generated SignedSource<<47267f51949e99be395bc82bb919daab>>
 * @relayHash 8c1b481e4545a0df79349e11eb89cb6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 901a4f7cbda9aa5d01ce985e5cdf33ce8f6a4482212b92b8e9cb072a1fe588ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserHomeScreenQuery } from './UserHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "901a4f7cbda9aa5d01ce985e5cdf33ce8f6a4482212b92b8e9cb072a1fe588ab",
    "metadata": {},
    "name": "UserHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
