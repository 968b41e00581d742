import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/LoginScreenQuery$parameters.ts";

/** Where the policies can be read is the server's own setting. */
export const loginRoute = { path: PATHS.login, query, isLasting: true };
