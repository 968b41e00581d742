import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/LoginScreenQuery$parameters.ts";

/** It asks only where the policies can be read, which nothing but the server's settings changes. */
export const loginRoute = { path: PATHS.login, query, isLasting: true };
