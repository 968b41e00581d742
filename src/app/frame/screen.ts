import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { OperationType } from "relay-runtime";
import { startRouteQuery, type RouteQuery } from "../../relay/routeQuery.ts";
import { DefaultSkeleton } from "./DefaultSkeleton.tsx";
import type { Frame } from "./frame.ts";
import { lazily } from "../../navigation/lazily.ts";

/** A screen's path, and what is shown while it loads. */
export interface ScreenRoute {
  path?: string;
  /** True for a tab of the page above it: opening it keeps focus and scroll position. */
  isTab?: boolean;
  /** Shown while the screen loads; keep it small, as it is part of the first load. */
  Skeleton?: ComponentType;
}

/** What the frame reads from the matched routes. */
export interface RouteHandle {
  isTab?: boolean;
}

/**
 * Creates a route of `router.tsx`. The query starts while the screen's code is still loading: the
 * loader is here, the component comes from `load`.
 */
export function createScreen({ environment, session }: Frame) {
  return function screen<Query extends OperationType>(
    route: ScreenRoute & Partial<RouteQuery<Query>>,
    load: () => Promise<ComponentType>,
    /** Tabs of the screen, rendered in its `Outlet`. */
    children?: RouteObject[],
  ): RouteObject {
    const { path, isTab = false, Skeleton = DefaultSkeleton, query, ...rest } = route;
    return {
      path,
      children,
      HydrateFallback: Skeleton,
      handle: { isTab } satisfies RouteHandle,
      lazy: { Component: lazily(load) },
      loader: ({ params, request }) => {
        if (!query) return null;
        const search = new URL(request.url).searchParams;
        // Cut off, the server treats the person as a visitor, and a visitor's page is better than
        // none.
        const isSignedIn = session.me() !== null && !session.isCutOff();
        return startRouteQuery(environment, { query, ...rest }, { params, search, isSignedIn });
      },
    };
  };
}
