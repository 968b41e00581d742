import query from "../../../__generated__/UserHomeScreenQuery$parameters.ts";
import { UserHomeSkeleton } from "./UserHomeSkeleton.tsx";

export const userHomeRoute = { path: "/user/home", query, Skeleton: UserHomeSkeleton };
