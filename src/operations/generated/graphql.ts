/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** See `checkAffiliate`. */
export type CheckAffiliateCommand = {
  /** A beamer's invitation code. */
  affiliate: string;
};

/** See `linkedInSignInSignUp`. */
export type LinkedInSignInSignUpCommand = {
  /** Must be true. */
  acceptedPolicies: boolean;
  /** Makes the user a beamer when it is valid. */
  affiliateCode?: string | null | undefined;
  /** One-time code from the provider. */
  code: string;
  /** The redirect address that the code was issued for. */
  url: string;
};

/** See `track`. */
export type TrackCommand = {
  /** Profile id of the creator. */
  creatorId: string | number;
};

export type CheckAffiliateMutationVariables = Exact<{
  command: CheckAffiliateCommand;
}>;


export type CheckAffiliateMutation = { checkAffiliate: boolean };

export type LinkedInAuthorizationUrlQueryVariables = Exact<{
  redirectUri: string;
  state: string;
}>;


export type LinkedInAuthorizationUrlQuery = { linkedInAuthorizationUrl: string };

export type LinkedInSignInSignUpMutationVariables = Exact<{
  command: LinkedInSignInSignUpCommand;
}>;


export type LinkedInSignInSignUpMutation = { linkedInSignInSignUp: { token: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type RefreshMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshMutation = { refresh: { token: string } };

export type TrackMutationVariables = Exact<{
  command: TrackCommand;
}>;


export type TrackMutation = { track: boolean };


export const CheckAffiliateDocument = {"__meta__":{"hash":"sha256:9c22ca0311383fe94e199eb4a78ad73f78aefeb9d0776ae75cad4883380499ec"}} as unknown as DocumentNode<CheckAffiliateMutation, CheckAffiliateMutationVariables>;
export const LinkedInAuthorizationUrlDocument = {"__meta__":{"hash":"sha256:98792462ed2c7a6e858cdd3a77436e513f047888aec9bcbe580c919a8eff83f6"}} as unknown as DocumentNode<LinkedInAuthorizationUrlQuery, LinkedInAuthorizationUrlQueryVariables>;
export const LinkedInSignInSignUpDocument = {"__meta__":{"hash":"sha256:60b641e59bf6c3e882f05d311fe6a5e5022d37f086fe6bfe1146838472d5433c"}} as unknown as DocumentNode<LinkedInSignInSignUpMutation, LinkedInSignInSignUpMutationVariables>;
export const LogOutDocument = {"__meta__":{"hash":"sha256:0b6e62ffaa90081b102c4c41011f06f64be899efbe92bd33767bc7ac725ce107"}} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const RefreshDocument = {"__meta__":{"hash":"sha256:ba209ca2d423d24553e00143541121d7bf698a9c3b9a583753877ec08bdc0291"}} as unknown as DocumentNode<RefreshMutation, RefreshMutationVariables>;
export const TrackDocument = {"__meta__":{"hash":"sha256:8cdda9b13d9e4795c30de04f4695c8c04b1eb5ce7e08dc0d79557dcd2fcb61dc"}} as unknown as DocumentNode<TrackMutation, TrackMutationVariables>;