import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inProject } from "../lib/project.mjs";
import { type Life, lifeSection, lifecyclesPage } from "./lifecycles.ts";
import { reactionFile } from "./reactionFile.ts";

const LAMP: Life = {
  title: "Lamp",
  file: "lamp.ts",
  preface: "A lamp.",
  stateName: "state",
  states: {
    "OFF/NEW": { shines: false, color: "none" },
    ON: { shines: true, color: "red" },
    BROKEN: { shines: false, color: "none" },
  },
  facts: { color: "color", shines: "shines" },
  beginning: ["build", { begins: ["OFF/NEW"], emits: "lampBuilt", needs: "Glass." }],
  transitions: {
    light: { moves: { "OFF/NEW": "ON", ON: "ON" }, emits: "lampLit", needs: "Power." },
  },
};

describe("the page of life cycles", () => {
  it("is current: `npm run generate` writes it", () => {
    const kept = readFileSync(inProject("docs", "lifecycles.md"), "utf8");
    expect(kept).toBe(lifecyclesPage(reactionFile));
  });

  it("draws each way between states, from the beginning to where nothing leads on", () => {
    expect(lifeSection(LAMP)).toContain(
      [
        "stateDiagram-v2",
        '  state "OFF/NEW" as OFF_NEW',
        "  [*] --> OFF_NEW: build",
        "  OFF_NEW --> ON: light",
        "  ON --> ON: light",
        "  ON --> [*]",
        "```",
      ].join("\n"),
    );
  });

  it("draws and states how a life ends, where a step ends it", () => {
    const section = lifeSection({
      ...LAMP,
      ending: ["scrap", { ends: ["BROKEN"], emits: null, needs: "Nobody mends it." }],
    });
    expect(section).toContain("  BROKEN --> [*]: scrap\n```");
    expect(section).toContain("| `scrap` | `BROKEN` → gone | Nobody mends it. | none |");
  });

  it("names the states that nothing leads to", () => {
    expect(lifeSection(LAMP)).toContain("No transition leads to these yet: `BROKEN`.");
  });

  it("states each fact of each state, and what each transition needs", () => {
    const section = lifeSection(LAMP);
    expect(section).toContain("| state | color | shines |\n| --- | --- | --- |");
    expect(section).toContain("| `OFF/NEW` | none | no |");
    expect(section).toContain("| `build` | `OFF/NEW` | Glass. | `lampBuilt` |");
    expect(section).toContain("| `light` | `OFF/NEW` → `ON`<br>`ON` → `ON` | Power. | `lampLit` |");
  });

  it("finds the file of a reaction, and refuses a name that has none", () => {
    expect(reactionFile("lapseHold")).toBe("server/services/bookings/lapseHold.ts");
    expect(() => reactionFile("doNothing")).toThrow("0 files");
  });
});
