import fc from "fast-check";
import { describe, it } from "vitest";
import type { Store } from "../../../store/ports/store.ts";
import { type Real, actions } from "./commands.ts";
import { expectEverythingSettled } from "./invariants.ts";
import { modelOf, readStored } from "./observe.ts";
import { createLivesScene, untilNothingIsLeft } from "./scene.ts";

export interface LivesOptions extends Pick<Real, "readGuardErrors"> {
  /** How many are tried. */
  histories: number;
}

/** Whatever happens to bookings and payments, in any order and concurrently, on any store. */
export function describeLives(
  name: string,
  openStore: () => Promise<Store>,
  { histories, readGuardErrors }: LivesOptions,
): void {
  describe(`lives of bookings and payments on ${name}`, () => {
    it(
      "go as the model says, and come to an end in which nobody has paid for nothing",
      async () => {
        const pauses = fc.array(fc.nat(3), { minLength: 7, maxLength: 7 });
        const lives = fc.asyncProperty(actions, pauses, async (commands, turns) => {
          const scene = await createLivesScene(await openStore(), turns);
          const setup = async () => ({
            model: { model: modelOf(await readStored(scene), scene.world.now()) },
            real: { scene, readGuardErrors },
          });
          await fc.asyncModelRun(setup, commands);
          await untilNothingIsLeft(scene);
          await expectEverythingSettled(scene);
        });
        await fc.assert(lives, { numRuns: histories });
      },
      60_000 + histories * 3_000,
    );
  });
}
