import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/LoginScreenQuery$parameters.ts";

/** It fetches only the policies' addresses, which change only with the server's settings. */
export const loginRoute = { path: PATHS.login, query, isLasting: true };
