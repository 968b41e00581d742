import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/PaymentStatusScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { Verifying } from "./status/Verifying.tsx";

export const paymentStatusRoute = {
  path: PATHS.paymentStatus,
  query,
  variables: ({ params, isSignedIn }: RouteArguments) => ({
    id: params["paymentId"] ?? "",
    isSignedIn,
  }),
  metadata: { saysNotFound: true },
  Skeleton: Verifying,
};
