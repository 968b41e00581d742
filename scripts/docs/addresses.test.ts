import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RESERVED_SLUGS } from "../../src/domain/profiles/reservedSlugs.ts";
import { PATHS } from "../../src/domain/shared/paths.ts";
import { inProject } from "../lib/project.mjs";
import { addressRowsIn, withoutNames } from "./addresses.ts";

it("reads each address of the table", () => {
  const page = [
    "| other | table |",
    "",
    "| address | screen | built |",
    "|---|---|---|",
    "| `/{slug}/about`, `/x` | a screen (query `q`) | in part |",
    "| `/y` | another | no |",
    "",
    "| `/z` | no row of it | yes |",
  ].join("\n");
  expect(addressRowsIn(page)).toEqual([
    { address: "/{}/about", isBuilt: true },
    { address: "/x", isBuilt: true },
    { address: "/y", isBuilt: false },
  ]);
});

describe("the table of addresses in docs/product.md", () => {
  const rows = addressRowsIn(readFileSync(inProject("docs", "product.md"), "utf8"));
  const built = rows.filter(({ isBuilt }) => isBuilt).map(({ address }) => address);

  it("has the app's paths as built, and no others", () => {
    expect(built.toSorted()).toEqual(Object.values(PATHS).map(withoutNames).toSorted());
  });

  it("begins no address with a word that a creator's page could have", () => {
    const words = rows.map(({ address }) => address.split("/")[1] ?? "");
    const open = words.filter((word) => word !== "" && word !== "{}" && !RESERVED_SLUGS.has(word));
    expect(open).toEqual([]);
  });
});
