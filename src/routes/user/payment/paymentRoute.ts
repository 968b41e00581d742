import query from "../../../__generated__/PaymentScreenQuery$parameters.ts";
import type { RouteArguments } from "../../../relay/routeQuery.ts";
import { PaymentSkeleton } from "./PaymentSkeleton.tsx";

export const paymentRoute = {
  path: "/payment/:id",
  query,
  variables: ({ params }: RouteArguments) => ({ id: params["id"] ?? "" }),
  Skeleton: PaymentSkeleton,
};
