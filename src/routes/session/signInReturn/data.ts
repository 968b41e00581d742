/** What the route hands to its screen. */
export interface SignInReturnData {
  /** The path to show next. */
  destination: Promise<string>;
}
