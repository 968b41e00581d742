/**
 * Whether an answer says that the access token has expired, in either way: where a stranger gets a
 * not-found, a header says it.
 */
export const saysExpired = ({ status, headers }: Response): boolean =>
  status === 401 || headers.get("Token-Expired") === "true";
