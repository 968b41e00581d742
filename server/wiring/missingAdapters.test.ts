import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { OUTSIDE_SERVICES } from "./outsideServices.ts";

const missing = OUTSIDE_SERVICES.filter(({ live }) => live === null).map(({ name }) => name);

it.each(["README.md", "docs/operations.md"])(
  "%s names the outside services whose adapters are not built, and no other",
  (file) => {
    expect(missing).not.toEqual([]);
    const list = `${missing.slice(0, -1).join(", ")} and ${missing.at(-1)}`;
    const said = readFileSync(file, "utf8").match(
      /(?<=adapters of |not built yet: )Stripe[^.]*/,
    )?.[0];
    expect(said?.replace(/ are .*$/, "")).toBe(list);
  },
);
