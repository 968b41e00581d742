/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation CheckAffiliate($command: CheckAffiliateCommand!) {\n    checkAffiliate(command: $command)\n  }\n": typeof types.CheckAffiliateDocument,
    "\n  mutation LeaveLiveSession($command: LeaveLiveSessionCommand!) {\n    leaveLiveSession(command: $command) {\n      id\n    }\n  }\n": typeof types.LeaveLiveSessionDocument,
    "\n  query LinkedInAuthorizationUrl($redirectUri: String!, $state: String!) {\n    linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)\n  }\n": typeof types.LinkedInAuthorizationUrlDocument,
    "\n  mutation LinkedInSignInSignUp($command: LinkedInSignInSignUpCommand!) {\n    linkedInSignInSignUp(command: $command) {\n      token\n    }\n  }\n": typeof types.LinkedInSignInSignUpDocument,
    "\n  mutation LogOut {\n    logOut\n  }\n": typeof types.LogOutDocument,
    "\n  mutation Refresh {\n    refresh {\n      token\n    }\n  }\n": typeof types.RefreshDocument,
    "\n  mutation Track($command: TrackCommand!) {\n    track(command: $command)\n  }\n": typeof types.TrackDocument,
};
const documents: Documents = {
    "\n  mutation CheckAffiliate($command: CheckAffiliateCommand!) {\n    checkAffiliate(command: $command)\n  }\n": types.CheckAffiliateDocument,
    "\n  mutation LeaveLiveSession($command: LeaveLiveSessionCommand!) {\n    leaveLiveSession(command: $command) {\n      id\n    }\n  }\n": types.LeaveLiveSessionDocument,
    "\n  query LinkedInAuthorizationUrl($redirectUri: String!, $state: String!) {\n    linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)\n  }\n": types.LinkedInAuthorizationUrlDocument,
    "\n  mutation LinkedInSignInSignUp($command: LinkedInSignInSignUpCommand!) {\n    linkedInSignInSignUp(command: $command) {\n      token\n    }\n  }\n": types.LinkedInSignInSignUpDocument,
    "\n  mutation LogOut {\n    logOut\n  }\n": types.LogOutDocument,
    "\n  mutation Refresh {\n    refresh {\n      token\n    }\n  }\n": types.RefreshDocument,
    "\n  mutation Track($command: TrackCommand!) {\n    track(command: $command)\n  }\n": types.TrackDocument,
};

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = gql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function gql(source: string): unknown;

/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation CheckAffiliate($command: CheckAffiliateCommand!) {\n    checkAffiliate(command: $command)\n  }\n"): (typeof documents)["\n  mutation CheckAffiliate($command: CheckAffiliateCommand!) {\n    checkAffiliate(command: $command)\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation LeaveLiveSession($command: LeaveLiveSessionCommand!) {\n    leaveLiveSession(command: $command) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveLiveSession($command: LeaveLiveSessionCommand!) {\n    leaveLiveSession(command: $command) {\n      id\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  query LinkedInAuthorizationUrl($redirectUri: String!, $state: String!) {\n    linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)\n  }\n"): (typeof documents)["\n  query LinkedInAuthorizationUrl($redirectUri: String!, $state: String!) {\n    linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation LinkedInSignInSignUp($command: LinkedInSignInSignUpCommand!) {\n    linkedInSignInSignUp(command: $command) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation LinkedInSignInSignUp($command: LinkedInSignInSignUpCommand!) {\n    linkedInSignInSignUp(command: $command) {\n      token\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation LogOut {\n    logOut\n  }\n"): (typeof documents)["\n  mutation LogOut {\n    logOut\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation Refresh {\n    refresh {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation Refresh {\n    refresh {\n      token\n    }\n  }\n"];
/**
 * The gql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function gql(source: "\n  mutation Track($command: TrackCommand!) {\n    track(command: $command)\n  }\n"): (typeof documents)["\n  mutation Track($command: TrackCommand!) {\n    track(command: $command)\n  }\n"];

export function gql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;