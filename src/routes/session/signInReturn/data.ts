/** What the route passes to its screen. */
export interface SignInReturnData {
  /** The path to show next. */
  destination: Promise<string>;
}
