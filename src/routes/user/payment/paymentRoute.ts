import { PATHS } from "../../../domain/shared/paths.ts";
import query from "../../../__generated__/PaymentScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { PaymentSkeleton } from "./PaymentSkeleton.tsx";

export const paymentRoute = {
  path: PATHS.payment,
  query,
  variables: ({ params }: RouteArguments) => ({ id: params["paymentId"] ?? "" }),
  metadata: { saysNotFound: true },
  Skeleton: PaymentSkeleton,
};
