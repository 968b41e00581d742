import { ownPath } from "../shared/ownPath.ts";
import { logInPressAt } from "./logInReturn.ts";

/**
 * The remembered address, if a sign-in may lead there: a path of this site, and not a page of the
 * sign-in itself, which would show nothing (docs/product.md 2.4). Null otherwise.
 */
export function returnAddress(remembered: string | null): string | null {
  const path = ownPath(remembered);
  return path && logInPressAt(path) !== "keep" ? path : null;
}
