import { expect, test } from "vitest";
import { firstLoadBytes, firstLoadFiles } from "./budget.mjs";

const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_react.js"] },
  "_react.js": { file: "assets/react.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js" },
  "src/routes/home/HomeScreen.tsx": { file: "assets/home.js", imports: ["_shared.js", "_form.js"] },
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
  const chunks = ["src/routes/home/HomeScreen.tsx"];
  expect(firstLoadFiles({ manifest, chunks }).toSorted()).toEqual(
    ["form", "home", "index", "react", "shared"].map((name) => `assets/${name}.js`),
  );
});

test("a chunk that the build does not have is an error", () => {
  expect(() => firstLoadFiles({ manifest, chunks: ["src/gone.tsx"] })).toThrow("src/gone.tsx");
});

test("bytes are counted as they travel, compressed", () => {
  const readBytes = () => Buffer.from("x".repeat(10_000));
  const bytes = firstLoadBytes({ manifest, readBytes });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(300);
});
