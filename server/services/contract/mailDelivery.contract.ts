import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MAIL_LEASE_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { type RunOptions } from "../../jobs/carryOut.ts";
import { drain, runDue } from "../../jobs/runDue.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import { REACTIONS } from "../reactions.ts";
import type { ProcessContext } from "../shared/context.ts";
import { THURSDAY_NOON, THURSDAY_TEN, createMailWorld, mailWorldOn } from "./mailWorld.contract.ts";

const OPTIONS: RunOptions = {
  reactions: REACTIONS,
  timer: { every: () => () => undefined },
  random: () => 0.5,
};

/** More steps than telling both sides takes. */
const STEPS_MAX = 60;

/** How mails are sent at least once, and almost always only once, on any store. */
export function describeMailDelivery(name: string, openStore: () => Promise<Store>): void {
  describe(`sending mails on ${name}`, () => {
    const at = mailWorldOn(openStore);
    /** Something happens, and no process hears of it yet. */
    const unheard = async (happen: () => Promise<unknown>) => {
      const work = at.world.drain;
      at.world.drain = async () => undefined;
      await happen();
      at.world.drain = work;
    };
    const ids = async () => (await at.world.mails.readMails()).map(({ id }) => id);
    const bothTold = async () =>
      [await at.told(at.guest), await at.told(at.creator)].map((told) =>
        told.map((subject) => subject.split(":")[0]),
      );

    const MOMENTS = {
      booked: { word: "Booked", happen: async () => void (await book()) },
      moved: {
        word: "Moved",
        happen: async () => {
          const booking = await bookedAnHourAgo();
          await unheard(() => at.guest.moves(booking, THURSDAY_NOON));
        },
      },
      cancelled: {
        word: "Cancelled",
        happen: async () => {
          const booking = await bookedAnHourAgo();
          await unheard(() => at.creator.cancels(booking));
        },
      },
    };
    const bookedAnHourAgo = async () => {
      const booking = await book();
      await at.passes(1);
      await at.passes(HOUR_MS);
      await bothTold();
      return booking;
    };
    const book = async () => {
      let booking: BookingRow | undefined;
      await unheard(async () => {
        booking = await at.guest.books(at.offer, THURSDAY_TEN);
      });
      return booking as BookingRow;
    };

    describe.each(Object.entries(MOMENTS))("when a session is %s", (_, { word, happen }) => {
      it(
        "tells both, and nobody more than twice, at whichever step a process is killed",
        { timeout: 60_000 },
        async () => {
          let step = 1;
          for (; step < STEPS_MAX; step += 1) {
            Object.assign(at, await reopened());
            await happen();
            const before = new Set(await ids());
            const { process, isDead } = killedAt(at.world, step);
            await runDue(process, OPTIONS).catch(() => undefined);
            await drain(process, OPTIONS).catch(() => undefined);
            if (!isDead()) break;
            await at.passes(2 * MAIL_LEASE_MS);
            await at.passes(HOUR_MS);
            const sent = (await ids()).filter((id) => !before.has(id));
            const told = await bothTold();
            expect(told.map((words) => [...new Set(words)])).toEqual([[word], [word]]);
            expect(sent.length, `killed at step ${step}`).toBeLessThanOrEqual(3);
            expect(new Set(sent).size).toBe(2);
          }
          // Each was killed at a step of its own; the last one lived.
          expect(step).toBeGreaterThan(10);
          expect(step).toBeLessThan(STEPS_MAX);
        },
      );
    });
    const reopened = async () => createMailWorld(await openStore());

    it("sends each once by two processes that hear of it at the same time", async () => {
      const booking = await book();
      await Promise.all([drain(at.world, OPTIONS), drain(at.world, OPTIONS), at.world.drain()]);
      await at.passes(HOUR_MS);
      await unheard(() => at.guest.moves(booking, THURSDAY_NOON));
      const { outbox } = at.world.store;
      const again = () =>
        outbox.append({
          name: "bookingMoved",
          subjectId: booking.id,
          dueAt: at.world.now(),
          at: at.world.now(),
        });
      await Promise.all([drain(at.world, OPTIONS), again(), drain(at.world, OPTIONS), again()]);
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([
        ["Booked", "Moved"],
        ["Booked", "Moved"],
      ]);
    });

    it("leaves a mail to the process that is sending it, and sends it where that was killed", async () => {
      await book();
      let isHanging = true;
      const { mail } = at.world.providers;
      const hanging: ProcessContext = {
        ...at.world,
        providers: {
          ...at.world.providers,
          mail: {
            ...mail,
            send: (message) => (isHanging ? new Promise(() => undefined) : mail.send(message)),
          },
        },
      };
      void runDue(hanging, OPTIONS);
      await settled(async () => (await at.world.store.outbox.claim(CLAIM_NOTHING)).length === 0);
      await at.passes(MINUTE_MS - 1);
      isHanging = false;
      expect((await bothTold())[0]).toEqual([]);
      await at.passes(2 * MAIL_LEASE_MS);
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([["Booked"], ["Booked"]]);
    });

    it("tells one side although the other one's mail can't be sent, and that one later", async () => {
      const { mail } = at.world.providers;
      let isAway = true;
      at.world.providers = {
        ...at.world.providers,
        mail: {
          ...mail,
          send: async (message) => {
            if (isAway && message.to === at.guest.row.email) throw new Error("greylisted");
            return mail.send(message);
          },
        },
      };
      await at.guest.books(at.offer, THURSDAY_TEN);
      expect(await bothTold()).toEqual([[], ["Booked"]]);
      isAway = false;
      await at.passes(HOUR_MS);
      expect(await bothTold()).toEqual([["Booked"], []]);
    });

    it("never gives up while the mail server is away", async () => {
      await at.world.mails.behave("AWAY");
      await at.guest.books(at.offer, "2026-03-26T09:00:00Z");
      for (let hour = 0; hour < 48; hour += 1) await at.passes(HOUR_MS);
      expect(await at.world.store.outbox.dead({ limit: 1 })).toEqual([]);
      await at.world.mails.behave("TAKES");
      await at.passes(HOUR_MS);
      expect((await bothTold())[0]).toEqual(["Booked"]);
      await at.passes(DAY_MS);
    });
  });
}

const CLAIM_NOTHING = { now: 0, leaseMs: 1, limit: 1 };

/** Waits until others have had their turn. */
async function settled(isOver: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await isOver();
  }
}

/**
 * A process that is killed at its n-th step: before or after a call that others notice. Nothing of
 * it happens from then on.
 */
function killedAt(world: ProcessContext, step: number) {
  let steps = 0;
  const lives = () => {
    steps += 1;
    if (steps >= step) throw new Error("killed");
  };
  const mortal = <T extends object>(target: T, names: readonly (keyof T)[]): T =>
    new Proxy(target, {
      get: (_, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== "function" || !names.includes(name as keyof T)) return member;
        return async (...args: unknown[]) => {
          lives();
          const result: unknown = await (member as (...given: unknown[]) => unknown)(...args);
          lives();
          return result;
        };
      },
    });
  const { store, providers } = world;
  const process: ProcessContext = {
    ...world,
    store: {
      ...store,
      mails: mortal(store.mails, ["begin", "end", "drop"]),
      outbox: mortal(store.outbox, ["claim", "done", "postpone", "fail", "bury"]),
    },
    providers: { ...providers, mail: mortal(providers.mail, ["send"]) },
  };
  return { process, isDead: () => steps >= step };
}
