/** The outcome of a post. */
export type PostOutcome =
  | { kind: "posted" }
  /** The person's permission is no longer valid: they have to sign in again. */
  | { kind: "notAllowed" }
  /** The service rejected this post, or gave an unintelligible answer. */
  | { kind: "refused" }
  /** Outcome unknown: it may or may not have been posted. */
  | { kind: "unavailable" };

/** The network on which creators share their pages. */
export interface Sharing {
  /** Posts the message with the link in the person's name. Never throws. */
  post(post: {
    /** The provider's token of the person's sign-in. */
    accessToken: string;
    message: string;
    /** The full URL. */
    link: string;
    /** Name of what the link leads to. */
    title: string;
  }): Promise<PostOutcome>;
}
