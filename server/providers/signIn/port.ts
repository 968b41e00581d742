/** A person as the sign-in provider vouches for them. */
export interface SignedInPerson {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider has verified that the address is theirs. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** The permission to post in the person's name; absent when it wasn't granted. */
  sharing?: SharingPermission;
}

/** The provider's token, valid for posts until it expires. */
export interface SharingPermission {
  accessToken: string;
  /** Milliseconds from now; the provider says how long, not until when. */
  lifetimeMs: number;
}

/**
 * The sign-in provider (OpenID Connect, authorisation code flow). Both calls refuse with
 * `SIGN_IN_FAILED` when it does not answer.
 */
export interface SignIn {
  /** Where the browser goes; it comes back to `redirectUri` with `code` and `state`, or `error`. */
  authorizationUrl(request: { redirectUri: string; state: string }): Promise<string>;
  /** The person behind a one-time code. Throws `SIGN_IN_FAILED` when the code isn't valid. */
  exchange(request: { code: string; redirectUri: string }): Promise<SignedInPerson>;
}
