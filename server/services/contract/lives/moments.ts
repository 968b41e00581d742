import fc from "fast-check";
import { type Change, change, overtaken } from "./changes.ts";
import {
  type Plan,
  anything,
  cancelled,
  cancelling,
  checkout,
  moved,
  moving,
  paying,
  rush,
  taking,
  workers,
} from "./plans.ts";

/** What happens in a history; things are still numbers. */
export type Action = Plan | Change;

/** Actions that happen concurrently. */
export type Moment = readonly Action[];

const alone = (plans: readonly Action[]): Moment[] => plans.map((one) => [one]);

const moments: fc.Arbitrary<Moment[]> = fc.oneof(
  { weight: 5, arbitrary: checkout.map(alone) },
  { weight: 3, arbitrary: overtaken.map(alone) },
  { weight: 4, arbitrary: change.map((one) => [[one]]) },
  { weight: 3, arbitrary: fc.array(paying, { minLength: 1, maxLength: 3 }).map(alone) },
  {
    weight: 3,
    arbitrary: rush.map(({ first, atOnce }) => [...alone(first), atOnce]),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.oneof({ weight: 3, arbitrary: anything }, { weight: 1, arbitrary: change }), {
        minLength: 2,
        maxLength: 6,
      })
      .map((actions) => [actions]),
  },
  { weight: 2, arbitrary: moved.map(alone) },
  { weight: 2, arbitrary: cancelled.map(alone) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(moving, taking, cancelling), { minLength: 2, maxLength: 5 })
      .map((actions) => [actions]),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(paying, workers, cancelling), { minLength: 2, maxLength: 5 })
      .map((actions) => [actions]),
  },
);

export const history = fc
  .array(moments, { minLength: 4, maxLength: 12, size: "max" })
  .map((all) => all.flat());

/** Which process does what: assigned to actions in turn, cyclically. */
export const places = fc.array(fc.constantFrom(1 as const, 2 as const), {
  minLength: 11,
  maxLength: 11,
});
