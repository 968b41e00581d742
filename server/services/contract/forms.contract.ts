import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, FORMS_PER_DAY_MAX, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { sentFormRow } from "../../store/factories/forms.ts";
import type { Store } from "../../store/ports/store.ts";
import { beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { sendForm } from "../forms/sendForm.ts";
import { isSlugFree } from "../profiles/isSlugFree.ts";
import { updateSlug } from "../profiles/updateSlug.ts";

const QUESTION = {
  kind: "CONTACT",
  name: " Demo Visitor ",
  email: "visitor@demo.example",
  message: "How do I begin?",
};
const REPORT = { ...QUESTION, kind: "REPORT", reportedAddress: "/demo-speaker/about" };

/** What visitors send to the operator, and the names that they ask for, on any store. */
export function describeForms(name: string, openStore: () => Promise<Store>): void {
  describe(`forms on ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
    });

    const send = (command: unknown) => sendForm(world.contextFor(null), command);
    const kept = () => world.store.forms.page({ limit: 100, after: null });
    const refusalOf = (command: unknown) =>
      send(command).then(
        () => null,
        ({ code, field }: { code: string; field: string | null }) => `${code} ${field}`,
      );

    it("are kept with what was typed, when, and who was signed in", async () => {
      const { viewer, row } = await user(world);
      expect(await send(QUESTION)).toBe(true);
      world.clock.advance(MINUTE_MS);
      expect(await sendForm(world.contextFor(viewer), REPORT)).toBe(true);
      expect(await kept()).toMatchObject([
        {
          kind: "REPORT",
          reportedAddress: "/demo-speaker/about",
          userId: row.id,
          sentAt: world.now(),
        },
        {
          kind: "CONTACT",
          name: "Demo Visitor",
          email: "visitor@demo.example",
          message: "How do I begin?",
          claimedSlug: null,
          reportedAddress: null,
          userId: null,
        },
      ]);
    });

    it("are kept once when they are sent again, at once or later", async () => {
      await Promise.all([send(QUESTION), send(QUESTION)]);
      world.clock.advance(DAY_MS);
      expect(await send(QUESTION)).toBe(true);
      expect(await kept()).toHaveLength(1);
      await send({ ...QUESTION, message: "And then?" });
      expect(await kept()).toHaveLength(2);
    });

    it.each([
      [{ ...QUESTION, name: " " }, "name"],
      [{ ...QUESTION, email: "nobody" }, "email"],
      [{ ...QUESTION, message: "\n" }, "message"],
      [{ ...QUESTION, message: "x".repeat(2001) }, "message"],
      [{ ...QUESTION, claimedSlug: "my-name" }, "claimedSlug"],
      [{ ...QUESTION, reportedAddress: "/demo-speaker" }, "reportedAddress"],
      [{ ...REPORT, reportedAddress: null }, "reportedAddress"],
      [{ ...REPORT, reportedAddress: "https://elsewhere.example/" }, "reportedAddress"],
      [{ ...REPORT, reportedAddress: "//elsewhere.example/" }, "reportedAddress"],
      [{ ...REPORT, reportedAddress: `/${"x".repeat(500)}` }, "reportedAddress"],
    ])("are refused with %j", async (command, field) => {
      expect(await refusalOf(command)).toBe(`BAD_USER_INPUT ${field}`);
      expect(await kept()).toEqual([]);
    });

    it("of the beta program need no message, and take the name that was claimed", async () => {
      await send({ ...QUESTION, kind: "BETA", message: "", claimedSlug: "my-name" });
      expect(await kept()).toMatchObject([{ message: null, claimedSlug: "my-name" }]);
    });

    it("are bounded within a day, each kind by itself, and one that is kept is still true", async () => {
      await send(QUESTION);
      for (let sent = 1; sent < FORMS_PER_DAY_MAX; sent += 1) {
        await world.store.forms.add(sentFormRow({ digest: `${sent}`, sentAt: world.now() }));
      }
      const another = { ...QUESTION, message: "One too many" };
      expect(await refusalOf(another)).toBe("TOO_MANY_FORMS null");
      expect(await send(QUESTION)).toBe(true);
      expect(await send(REPORT)).toBe(true);
      world.clock.advance(DAY_MS + 1);
      expect(await send(another)).toBe(true);
    });

    describe("a name for a page", () => {
      const isFree = (slug: string) => isSlugFree(world.contextFor(null), slug);
      /** Whether another creator can give it to their page. */
      const canBeTaken = async (slug: string) => {
        const other = await beamer(world, { slug: "other", affiliateCode: "OTHERS" });
        return updateSlug(world.contextFor(other.viewer), { slug }).then(
          () => true,
          () => false,
        );
      };
      beforeEach(async () => {
        const creator = await beamer(world, { slug: "former-name" });
        await updateSlug(world.contextFor(creator.viewer), { slug: "present-name" });
      });

      it.each(["my-name", " My-Name "])("is free: %j", async (slug) => {
        expect(await isFree(slug)).toBe(true);
        expect(await canBeTaken(slug)).toBe(true);
        expect(await isFree(slug)).toBe(false);
      });

      it.each([
        ["what somebody has", "present-name"],
        ["what somebody had", "former-name"],
        ["what the site uses", "forms"],
        ["what sounds like the site", "support-desk"],
        ["what is too short", "ab"],
        ["what has a hyphen too many", "my--name"],
        ["what has a space", "my name"],
        ["what is too long", "x".repeat(61)],
        ["nothing", ""],
      ])("is not free when it is %s", async (_, slug) => {
        expect(await isFree(slug)).toBe(false);
        expect(await canBeTaken(slug)).toBe(false);
      });
    });
  });
}
