import { beforeEach, describe, expect, it } from "vitest";
import type { StandInStore } from "../../providers/standIns.ts";

/** What the memory of the stand-ins does, whatever it stands on. `open` gives an empty one. */
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
      await standIns.delete("intent");
      await standIns.delete("intent");
      expect(await standIns.read("intent")).toBeNull();
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
      await standIns.delete(`key ${odd}`);
      expect(await standIns.read(`key ${odd}`)).toBeNull();
    });
  });
}
