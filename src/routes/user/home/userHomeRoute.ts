import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/UserHomeScreenQuery$parameters.ts";
import { UserHomeSkeleton } from "./UserHomeSkeleton.tsx";

export const userHomeRoute = { path: PATHS.userHome, query, Skeleton: UserHomeSkeleton };
