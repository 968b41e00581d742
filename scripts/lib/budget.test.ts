import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstLoadFiles, guestsOf, weigh } from "./budget.mjs";
import { FIRST_LOAD_PACKAGES, LATER_FOLDERS, packageOf } from "./firstLoad.mjs";

const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js" },
  "src/routes/marketing/home/HomeScreen.tsx": {
    file: "assets/home.js",
    imports: ["_shared.js", "_form.js"],
  },
  "_form.js": { file: "assets/form.js", imports: ["_react.js"] },
  "src/ui/a.css": { file: "assets/a.css", isEntry: true },
};

test("a first load is the entry and what it imports, each once, without styles", () => {
  expect(firstLoadFiles({ manifest })).toEqual([
    "assets/index.js",
    "assets/react.js",
    "assets/shared.js",
  ]);
});

test("a route adds its own chunk and what that imports", () => {
  const chunks = ["src/routes/marketing/home/HomeScreen.tsx"];
  expect(firstLoadFiles({ manifest, chunks }).toSorted()).toEqual(
    ["form", "home", "index", "react", "shared"].map((name) => `assets/${name}.js`),
  );
});

test("a chunk that the build does not have is an error", () => {
  expect(() => firstLoadFiles({ manifest, chunks: ["src/gone.tsx"] })).toThrow("src/gone.tsx");
});

test("bytes are counted as they travel, compressed", () => {
  const { brotli, gzip } = weigh([Buffer.from("x".repeat(10_000)), Buffer.from("y")]);
  expect(brotli).toBeGreaterThan(0);
  expect(brotli).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(300);
});

test("what belongs to later pages is found by its source", () => {
  const sources: Record<string, string[]> = {
    ".maps/a.map": ["../../src/app/main.tsx", "../../node_modules/react/index.js"],
    ".maps/b.map": [
      "../../node_modules/uqr/dist/index.mjs",
      "../../src/components/sharing/qrCode/qrModules.ts",
    ],
  };
  const textOf = (file: string) =>
    file in sources ? JSON.stringify({ sources: sources[file] }) : null;
  const files = ["assets/a.js", "assets/runtime.js"];
  expect(guestsOf({ files, textOf })).toEqual([]);
  expect(guestsOf({ files: [...files, "assets/b.js"], textOf })).toEqual(sources[".maps/b.map"]);
  expect(() => guestsOf({ files: ["assets/runtime.js"], textOf })).toThrow("no source maps");
});

test("the package of a source is the outermost one that it lies in", () => {
  expect(packageOf("../../node_modules/@stripe/stripe-js/dist/index.mjs")).toBe(
    "@stripe/stripe-js",
  );
  expect(packageOf("../node_modules/a/node_modules/b/index.js")).toBe("a");
  expect(packageOf("../../src/app/main.tsx")).toBeNull();
});

test("what is said of first loads names packages that are installed and folders that exist", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, object>;
  };
  for (const name of FIRST_LOAD_PACKAGES) expect(packages).toHaveProperty([`node_modules/${name}`]);
  expect(LATER_FOLDERS.filter((folder) => !existsSync(folder))).toEqual([]);
});
