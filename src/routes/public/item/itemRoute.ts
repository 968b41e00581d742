import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/ItemScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { ItemSkeleton } from "./ItemSkeleton.tsx";

/** A publication or a talk. */
export const itemRoute = {
  path: PATHS.item,
  query,
  Skeleton: ItemSkeleton,
  variables: ({ params, isSignedIn }: RouteArguments) => ({
    slug: params["slug"] ?? "",
    id: params["itemId"] ?? "",
    isTalk: params["kind"] === "talk",
    isPublication: params["kind"] === "publication",
    isSignedIn,
  }),
};
