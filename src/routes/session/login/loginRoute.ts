import query from "../../../__generated__/LoginScreenQuery$parameters.ts";

export const loginRoute = { path: "/login", query };
