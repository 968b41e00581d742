import query from "../../../__generated__/BeamerScreenQuery$parameters.ts";

export const beamerRoute = { path: "/beamer", query };
