import { beforeEach, describe, expect, it } from "vitest";
import type { StandInStore } from "../../providers/standIns.ts";

/** What the memory of the stand-ins does, whatever it is built on. `open` gives an empty one. */
export function describeStandIns(open: () => Promise<StandInStore>): void {
  describe("the stand-ins' memory", () => {
    let standIns: StandInStore;
    beforeEach(async () => {
      standIns = await open();
    });

    it("keeps JSON under a key until it is deleted", async () => {
      expect(await standIns.read("intent")).toBeNull();
      const value = { list: [1, "two", null], nested: { camelCase: true, snake_case: [] } };
      for (const next of [value, ["text"], "text", 0, false, null]) {
        await standIns.write("intent", next);
        expect(await standIns.read("intent")).toEqual(next);
      }
      await standIns.write("intent", value);
      expect(await standIns.take("intent")).toEqual(value);
      expect(await standIns.take("intent")).toBeNull();
      expect(await standIns.read("intent")).toBeNull();
    });

    it("loses no change of many that are made at once, also to a key that is new", async () => {
      const numbers = Array.from({ length: 50 }, (_, index) => index);
      await Promise.all(
        numbers.map((number) =>
          standIns.update("list", (list) => [...((list ?? []) as number[]), number]),
        ),
      );
      const list = (await standIns.read("list")) as number[];
      expect(list.toSorted((a, b) => a - b)).toEqual(numbers);
    });

    it("leaves a key as it was when a change fails", async () => {
      const fail = () => {
        throw new Error("no");
      };
      await expect(standIns.update("list", fail)).rejects.toThrow("no");
      expect(await standIns.read("list")).toBeNull();
    });

    it("gives a value away once, also to many at the same time", async () => {
      await standIns.write("code", "grant");
      const taken = await Promise.all(Array.from({ length: 50 }, () => standIns.take("code")));
      expect(taken.filter((value) => value !== null)).toEqual(["grant"]);
    });

    it("keeps its values apart from what the caller does with them afterwards", async () => {
      const list = ["first"];
      await standIns.write("list", list);
      list.push("second");
      expect(await standIns.read("list")).toEqual(["first"]);
    });

    it("takes any text that JSON can hold", async () => {
      const odd = "\0 \ud800 \u2028 \" ' \\ é";
      await standIns.write(`key ${odd}`, { [odd]: odd });
      expect(await standIns.read(`key ${odd}`)).toEqual({ [odd]: odd });
      expect(await standIns.take(`key ${odd}`)).toEqual({ [odd]: odd });
      expect(await standIns.read(`key ${odd}`)).toBeNull();
    });
  });
}
