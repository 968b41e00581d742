import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inProject } from "../lib/project.mjs";
import { asModule, UNUSED_PARTS, withoutEarlier, withoutUnusedParts } from "./slimRelay.ts";

const relay = (file: string) => readFileSync(inProject("node_modules", file), "utf8");
const sources = globSync(inProject("src/**/*.{ts,tsx}"), { exclude: ["**/__generated__/**"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** What the app imports from a package, types aside. */
const importsOf = (name: string) =>
  [...sources.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
    .filter(([, , from]) => from === name)
    .flatMap(([, names = ""]) => names.split(",").map((part) => part.trim()))
    .filter((part) => part !== "" && !part.startsWith("type "));

describe("Relay without what the app does not use", () => {
  it("offers every hook that the app imports", () => {
    const offered = asModule(relay("react-relay/lib/hooks.js"));
    const types = ["PreloadedQuery", "GraphQLTaggedNode"];
    const missing = importsOf("react-relay/hooks").filter(
      (name) => !types.includes(name) && !new RegExp(`\\b${name}\\b`).test(offered),
    );
    expect(missing).toEqual([]);
  });

  it("leaves out of the runtime only parts that are there, and whose names nobody imports", () => {
    const before = relay("relay-runtime/lib/index.js");
    const after = withoutUnusedParts(before);
    for (const [part, names] of Object.entries(UNUSED_PARTS)) {
      expect(before).toContain(`require('${part}')`);
      expect(after).not.toContain(`require('${part}')`);
      for (const name of names) expect(sources).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it("is asked by no hook of the app for a part that was left out", () => {
    const left = new Set(Object.values(UNUSED_PARTS).flat());
    const asking = globSync(inProject("node_modules/react-relay/lib/**/*.js"))
      .filter((file) => !/\/(hooks|index|legacy)\.js$/.test(file))
      .filter((file) => [...left].some((name) => readFileSync(file, "utf8").includes(name)))
      .map((file) => path.basename(file, ".js"));
    expect(asking).toContain("useSubscription");
    const used = new Set(importsOf("react-relay/hooks"));
    expect(asking.filter((name) => used.has(name))).toEqual([]);
    const imported = asking.filter((name) => sources.includes(`relay-hooks/${name}`));
    expect(imported).toEqual([]);
  });

  it("leaves out earlier versions of hooks only while the flag for the present ones is up", () => {
    expect(relay("relay-runtime/lib/util/RelayFeatureFlags.js")).toContain(
      "ENABLE_ACTIVITY_COMPATIBILITY: true",
    );
    const fragment = withoutEarlier(relay("react-relay/lib/relay-hooks/useFragmentInternal.js"));
    expect(fragment).not.toContain('require("./useFragmentInternal_CURRENT');
    expect(fragment).toContain("if (true)");
    expect(sources).not.toContain("RelayFeatureFlags");
  });
});
