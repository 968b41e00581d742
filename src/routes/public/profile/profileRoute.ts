import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/ProfileScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { ProfileSkeleton } from "./ProfileSkeleton.tsx";

/** A creator's public page: what is above its tabs. */
export const profileRoute = { path: PATHS.profile, query, variables, Skeleton: ProfileSkeleton };

function variables({ params, isSignedIn }: RouteArguments) {
  return { slug: params["slug"] ?? "", isSignedIn };
}
