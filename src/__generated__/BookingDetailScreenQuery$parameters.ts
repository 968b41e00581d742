/**
 * @generated SignedSource<<44d52b41fad4acf674b762ae072d4039>>
 * @relayHash 679dbda1b0377bfcc61253eb21489bbe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 679dbda1b0377bfcc61253eb21489bbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailScreenQuery } from './BookingDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "679dbda1b0377bfcc61253eb21489bbe",
    "metadata": {},
    "name": "BookingDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
