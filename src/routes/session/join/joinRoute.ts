import query from "../../../__generated__/JoinScreenQuery$parameters.ts";

export const joinRoute = { path: "/join", query };
