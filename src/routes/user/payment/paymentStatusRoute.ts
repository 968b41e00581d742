import query from "../../../__generated__/PaymentStatusScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { Verifying } from "./status/Verifying.tsx";

export const paymentStatusRoute = {
  path: "/payment/:id/status",
  query,
  variables: ({ params, isSignedIn }: RouteArguments) => ({ id: params["id"] ?? "", isSignedIn }),
  Skeleton: Verifying,
};
