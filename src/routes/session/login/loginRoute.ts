import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/LoginScreenQuery$parameters.ts";

export const loginRoute = { path: PATHS.login, query };
