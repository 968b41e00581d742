/**
 * Whether an answer says that the access token has run out, in whichever way: where a stranger is
 * told that there is nothing, a header says it.
 */
export const saysExpired = ({ status, headers }: Response): boolean =>
  status === 401 || headers.get("Token-Expired") === "true";
