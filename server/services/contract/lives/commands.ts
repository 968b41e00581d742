import fc from "fast-check";
import { expect } from "vitest";
import { LONGEST_PAUSE_MS } from "../../../jobs/backOff.ts";
import { RefusalError } from "../../../../src/domain/shared/errors.ts";
import { DAY_MS, HOLD_MS, HOUR_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { PaymentRow } from "../../../store/ports/payments.ts";
import { bind } from "./bind.ts";
import { expectInvariants, expectLedger, expectNothingDue } from "./invariants.ts";
import { predict } from "./predict.ts";
import type { Model } from "./model.ts";
import { modelOf, readStored } from "./observe.ts";
import { perform } from "./perform.ts";
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
  spree,
  taking,
  workers,
} from "./plans.ts";
import type { LivesScene } from "./scene.ts";

/** The test environment: the scene, and what only a database can report about itself. */
export interface Real {
  scene: LivesScene;
  /** Errors in the guard against overlaps; empty if there are none. */
  readGuardErrors: () => Promise<readonly unknown[]>;
}

/** The model, which each command replaces. */
export interface Known {
  model: Model;
}

type Command = fc.AsyncCommand<Known, Real>;

const advance = fc.constantFrom(
  MINUTE_MS,
  5 * MINUTE_MS,
  HOLD_MS,
  HOLD_MS,
  HOUR_MS,
  3 * HOUR_MS,
  DAY_MS,
);

/** Everything that can happen, in any order and at once. */
export const actions = fc.commands<Known, Real, false>(
  [
    checkout.map(inOrder),
    checkout.map(inOrder),
    checkout.map(inOrder),
    fc.array(paying, { minLength: 1, maxLength: 4 }).map(inOrder),
    fc.array(paying, { minLength: 1, maxLength: 4 }).map(inOrder),
    spree.map(inOrder),
    moved.map(inOrder),
    cancelled.map(inOrder),
    fc.array(anything, { minLength: 2, maxLength: 6 }).map(atOnce),
    fc.array(fc.oneof(paying, workers, cancelling), { minLength: 2, maxLength: 6 }).map(atOnce),
    fc.array(taking, { minLength: 2, maxLength: 6 }).map(atOnce),
    fc.array(fc.oneof(taking, moving, cancelling), { minLength: 2, maxLength: 6 }).map(atOnce),
    fc
      .tuple(anything, fc.integer({ min: 2, max: 4 }))
      .map(([one, times]) => atOnce(Array(times).fill(one))),
    rush.map(({ first, atOnce: together }) => inTurn([inOrder(first), atOnce(together)])),
    rush.map(({ first, atOnce: together }) => inTurn([inOrder(first), atOnce(together)])),
    advance.map(passes),
    workers.map((one) => atOnce([one])),
  ],
  { maxCommands: 24, size: "max" },
);

function inOrder(plans: readonly Plan[]): Command {
  return {
    check: () => true,
    run: async (known, real) => {
      for (const one of plans) await happensAlone(known, real, one);
    },
    toString: () => `in order ${JSON.stringify(plans)}`,
  };
}

/** One action: the model predicts the result, and that nothing else changes. */
async function happensAlone(known: Known, real: Real, one: Plan): Promise<void> {
  const { scene } = real;
  const action = bind(scene, known.model, one);
  if (action === null) return;
  const { answer, id } = await outcomeOf(perform(scene, action));
  const foretold = structuredClone(known.model);
  const expected = predict(foretold, action, id);
  expect(answer, JSON.stringify(action)).toBe(expected);
  await look(known, real);
  expect(known.model, JSON.stringify(action)).toEqual(foretold);
}

function inTurn(commands: readonly Command[]): Command {
  return {
    check: () => true,
    run: async (known, real) => {
      for (const command of commands) await command.run(known, real);
    },
    toString: () => commands.join(", "),
  };
}

function atOnce(plans: readonly Plan[]): Command {
  return {
    check: () => true,
    run: async (known, real) => {
      const { scene } = real;
      const calls = plans.map((one) => {
        if (one.does === "work") return scene.world.drain();
        if (one.does === "die") return dies(scene);
        if (one.does === "dieOfRefund") return diesOfRefund(scene);
        const action = bind(scene, known.model, one);
        return action === null ? null : perform(scene, action);
      });
      const outcomes = await Promise.allSettled(calls.map(outcomeOf));
      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      await look(known, real);
      const isWorkerDone = plans.every(({ does }) => does === "work");
      if (!isWorkerDone || scene.world.now() < scene.leasedUntil) return;
      await expectNothingDue(scene, await readStored(scene));
    },
    toString: () => `at once ${JSON.stringify(plans)}`,
  };
}

function passes(milliseconds: number): Command {
  return {
    check: () => true,
    run: async (known, { scene }) => {
      scene.world.clock.advance(milliseconds);
      known.model.now = scene.world.now();
    },
    toString: () => `${milliseconds / MINUTE_MS} minutes pass`,
  };
}

/** Reads what is stored, which must be valid whatever was done, and takes it as the model. */
async function look(known: Known, { scene, readGuardErrors }: Real): Promise<void> {
  const stored = await readStored(scene);
  const now = scene.world.now();
  expectInvariants(stored, now);
  const wasSo = ({ id, state }: PaymentRow) => known.model.payments.get(id)?.state === state;
  // What hasn't moved is checked again at the end.
  await expectLedger(
    scene,
    stored.payments.filter((row) => !wasSo(row)),
  );
  expect(await readGuardErrors()).toEqual([]);
  expect(scene.failures).toEqual([]);
  known.model = modelOf(stored, now);
}

/** A worker claims what is due, and dies before doing anything. */
async function dies(scene: LivesScene): Promise<void> {
  const now = scene.world.now();
  const claimed = await scene.world.store.outbox.claim({ now, leaseMs: MINUTE_MS, limit: 8 });
  if (claimed.length > 0) scene.leasedUntil = Math.max(scene.leasedUntil, now + MINUTE_MS);
}

/** A worker refunds at the provider, and dies before it can record the answer. */
async function diesOfRefund(scene: LivesScene): Promise<void> {
  scene.lostAnswers.isNext = true;
  await scene.world.drain();
  scene.lostAnswers.isNext = false;
  // Failures are retried after a pause.
  scene.leasedUntil = Math.max(scene.leasedUntil, scene.world.now() + LONGEST_PAUSE_MS);
}

/** `done`, with the id of the result, or the code of a refusal. Any other error is a bug. */
async function outcomeOf(call: Promise<unknown> | null): Promise<{ answer: string; id: string }> {
  try {
    const result = (await call) as { id?: string } | undefined | null;
    return { answer: "done", id: result?.id ?? "" };
  } catch (error) {
    if (error instanceof RefusalError) return { answer: error.code, id: "" };
    throw error;
  }
}
