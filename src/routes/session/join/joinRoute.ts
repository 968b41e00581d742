import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/JoinScreenQuery$parameters.ts";

export const joinRoute = { path: PATHS.join, query };
