import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkBorders } from "./checkBorders.ts";
import { importsOf } from "./imports.ts";

const SHADOW = path.resolve(".cache", "borders-test");
const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/** For each rule, imports that it must refuse: the importing file and its import. */
const WRONG: Record<string, [file: string, text: string][]> = {
  app: [["src/app/router.tsx", 'import { a } from "../devices/d.ts";']],
  "route-to-route": [["src/routes/user/home/A.tsx", 'import { b } from "../settings/B.ts";']],
  routes: [
    ["src/routes/user/home/A.tsx", 'import { a } from "../../../app/router.tsx";'],
    ["src/routes/user/home/A.tsx", 'import { a } from "../../../../mocks/answer.ts";'],
  ],
  worker: [
    ["src/worker/sw.ts", 'import { a } from "../ui/a.ts";'],
    ["src/worker/sw.ts", 'import { useState } from "react";'],
  ],
  components: [
    ["src/components/A.tsx", 'import { b } from "../routes/user/settings/B.ts";'],
    ["src/components/A.tsx", 'import type { S } from "../session/s.ts";'],
  ],
  ui: [
    ["src/ui/A.tsx", 'import { a } from "../domain/a.ts";'],
    ["src/ui/A.tsx", 'import { graphql } from "react-relay";'],
    ["src/ui/A.tsx", 'import { Calendar } from "react-aria-components";'],
  ],
  relay: [["src/relay/a.ts", 'import { a } from "../components/A.tsx";']],
  navigation: [["src/navigation/n.ts", 'import { a } from "../relay/a.ts";']],
  documents: [["src/documents/d.ts", 'import { a } from "../relay/a.ts";']],
  live: [["src/live/l.ts", 'import { a } from "../relay/a.ts";']],
  session: [["src/session/s.ts", 'import { a } from "../relay/a.ts";']],
  calls: [["src/calls/c.ts", 'import type { S } from "../session/s.ts";']],
  operations: [["src/operations/o.ts", 'import { s } from "../session/s.ts";']],
  devices: [["src/devices/d.ts", 'import { s } from "../session/s.ts";']],
  domain: [
    ["src/domain/a.ts", 'import type { U } from "../ui/A.tsx";'],
    ["src/domain/a.ts", 'import { parse } from "graphql";'],
    ["src/domain/a.ts", 'import { readFileSync, rmSync } from "node:fs";'],
    ["src/domain/a.ts", 'type S = import("../session/s.ts").S;'],
  ],
  generated: [["src/__generated__/A.graphql.ts", 'import { a } from "../domain/a.ts";']],
  "src-without-node": [["src/relay/a.ts", 'import os from "os";']],
  "src-itself": [["src/app/main.tsx", 'import { h } from "../../server/services/bookings/h.ts";']],
  dev: [["dev/graphiql/main.tsx", 'import { A } from "../../src/ui/A.tsx";']],
  stories: [["stories/a.tsx", 'import { h } from "../server/services/bookings/h.ts";']],
  storybook: [[".storybook/preview.tsx", 'import { h } from "../server/services/bookings/h.ts";']],
  mocks: [
    ["mocks/answer.ts", 'import { p } from "../server/store/memory/m.ts";'],
    ["mocks/answer.ts", 'import { A } from "../src/components/A.tsx";'],
  ],
  world: [
    ["server/world/clock.ts", 'import { p } from "../store/postgres/p.ts";'],
    ["server/world/clock.ts", 'import { l } from "../providers/files/folder.ts";'],
    ["server/world/clock.ts", 'import { l } from "../local/l.ts";'],
    ["server/world/clock.ts", 'import { a } from "../../mocks/answer.ts";'],
  ],
  "world-is-not-production": [
    ["server/http/h.ts", 'import { c } from "../world/clock.ts";'],
    ["server/local/l.ts", 'import { c } from "../world/clock.ts";'],
  ],
  server: [["server/http/h.ts", 'import { s } from "../../src/session/s.ts";']],
  "pages-alone-know-the-app": [
    ["server/http/h.ts", 'import type { P } from "../../src/app/pageData.ts";'],
  ],
  graphql: [["server/graphql/g.ts", 'import { h } from "../http/h.ts";']],
  services: [
    ["server/services/bookings/h.ts", 'import type { G } from "../../graphql/g.ts";'],
    ["server/services/bookings/h.ts", 'import { m } from "../../store/memory/m.ts";'],
    ["server/services/bookings/h.ts", 'import { l } from "../../providers/files/folder.ts";'],
  ],
  "service-steps-are-private": [
    ["server/services/bookings/h.ts", 'import { s } from "../payments/steps/s.ts";'],
    ["server/graphql/g.ts", 'import { s } from "../services/payments/steps/s.ts";'],
    ["server/world/clock.ts", 'import { s } from "../services/payments/steps/s.ts";'],
  ],
  local: [
    ["server/local/l.ts", 'import { h } from "../services/bookings/h.ts";'],
    ["server/local/l.ts", 'import { m } from "../store/memory/m.ts";'],
  ],
  "only-the-application-loads-local": [
    ["server/http/h.ts", 'import { l } from "../local/l.ts";'],
    ["server/wiring/w.ts", 'const l = () => import("../local/l.ts");'],
    ["server/main.ts", 'const l = () => import("./local/l.ts");'],
  ],
  "local-is-loaded-by-a-local-start": [
    ["server/application.ts", 'import { l } from "./local/l.ts";'],
    ["server/application.ts", 'import type { L } from "./local/l.ts";'],
    ["server/http/h.ts", 'import { o } from "../providers/mail/outbox.portable.ts";'],
  ],
  wiring: [
    ["server/wiring/w.ts", 'import { p } from "../store/postgres/p.ts";'],
    ["server/wiring/w.ts", 'import type { E } from "../environment.ts";'],
  ],
  mails: [["server/mails/m.ts", 'import { a } from "../services/a/a.ts";']],
  concurrency: [["server/concurrency/c.ts", 'import { h } from "../http/h.ts";']],
  store: [["server/store/postgres/p.ts", 'import { h } from "../../services/bookings/h.ts";']],
  "factories-are-not-production": [
    ["server/services/bookings/h.ts", 'import { f } from "../../store/factories/f.ts";'],
    ["server/store/memory/m.ts", 'import { f } from "../factories/f.ts";'],
  ],
  "store-ports-without-engines": [
    ["server/store/ports/p.ts", 'import { m } from "../memory/m.ts";'],
  ],
  "store-to-store": [["server/store/memory/m.ts", 'import { p } from "../postgres/p.ts";']],
  providers: [["server/providers/files/folder.ts", 'import { m } from "../../store/memory/m.ts";']],
  "provider-ports-without-adapters": [
    ["server/providers/providers.ts", 'import { s } from "./mail/smtp.ts";'],
    ["server/providers/mail/port.ts", 'import { s } from "./smtp.ts";'],
  ],
  "provider-to-provider": [
    ["server/providers/files/folder.ts", 'import type { M } from "../mail/port.ts";'],
  ],
  jobs: [["server/jobs/j.ts", 'import { h } from "../http/h.ts";']],
  machine: [["server/machine/m.ts", 'import { h } from "../http/h.ts";']],
  media: [["server/media/m.ts", 'import { h } from "../services/bookings/h.ts";']],
  "decoders-in-children": [
    ["server/media/m.ts", 'import sharp from "sharp";'],
    ["server/http/h.ts", 'await import("pdfjs-dist/legacy/build/pdf.mjs");'],
    ["server/media/m.ts", 'import { c } from "./child/c.ts";'],
  ],
  "media-child": [["server/media/child/c.ts", 'import { m } from "../m.ts";']],
  "portable-half-without-node": [
    ["server/services/bookings/h.ts", 'import { randomUUID } from "node:crypto";'],
    ["server/graphql/g.ts", 'const fs = await import("node:fs");'],
    ["server/store/ports/p.ts", 'export * from "node:path";'],
    ["server/store/memory/m.ts", 'import "node:fs";'],
    ["server/jobs/j.ts", 'import { setTimeout } from "node:timers/promises";'],
    ["server/providers/mail/port.ts", 'import type { Readable } from "node:stream";'],
    ["server/providers/mail/outbox.portable.ts", 'import "node:fs";'],
    ["server/local/standIns/memory.ts", 'import "node:fs";'],
  ],
  "portable-half-without-server-packages": [
    ["server/graphql/g.ts", 'import { createYoga } from "graphql-yoga";'],
  ],
  "portable-adapter-stays-portable": [
    ["server/providers/mail/outbox.portable.ts", 'import { f } from "./smtp.ts";'],
  ],
  e2e: [["e2e/journey.ts", 'import { A } from "../src/components/A.tsx";']],
  scripts: [["scripts/x.ts", 'import { a } from "../src/domain/a.ts";']],
  "scripts-of-documents": [
    ["scripts/docs/x.ts", 'import { a } from "../../server/services/bookings/h.ts";'],
  ],
  "nothing-imports-tests": [["src/domain/a.ts", 'import { t } from "./a.test.ts";']],
  "no-cycles": [["src/domain/a.ts", 'import type { B } from "./b.ts";']],
  resolvable: [["src/domain/a.ts", 'import { z } from "./gone.ts";']],
};

/** A small project in which each import is allowed. */
const RIGHT: Record<string, string> = {
  ".storybook/preview.tsx": 'import "../server/world/clock.ts"; import "../src/ui/A.tsx";',
  "e2e/journey.ts": 'import { chromium } from "playwright";',
  "mocks/answer.ts": 'import { c } from "../server/world/clock.ts";',
  "server/world/clock.ts": `
    import { h } from "../services/bookings/h.ts";
    import { m } from "../store/memory/m.ts";
    import { f } from "../store/factories/f.ts";
    import type { P } from "../store/ports/p.ts";
    import { o } from "../providers/mail/outbox.portable.ts";
    import { s } from "../local/standIns/memory.ts";
    import { a } from "../../src/domain/a.ts";`,
  "scripts/docs/x.ts": 'import "../x.ts"; import { a } from "../../src/domain/a.ts";',
  "scripts/x.ts": 'import { readFileSync, rmSync } from "node:fs";',
  "server/application.ts":
    'import { w } from "./wiring/w.ts"; const l = () => import("./local/l.ts");',
  "server/main.ts": 'import { a } from "./application.ts";',
  "server/wiring/w.ts": 'import { h } from "../http/h.ts";',
  "server/environment.ts": "",
  "server/graphql/g.ts":
    'import { h } from "../services/bookings/h.ts"; import { parse } from "graphql";',
  "server/http/h.ts":
    'import { g } from "../graphql/g.ts"; import { createServer } from "node:http";',
  "server/local/l.ts": `
    import "node:fs";
    import { f } from "../store/factories/f.ts";
    import { e } from "../store/postgres/engine/e.ts";
    import type { S } from "../providers/standIns.ts";`,
  "server/local/standIns/memory.ts": 'import type { S } from "../../providers/standIns.ts";',
  "server/providers/standIns.ts": "",
  "server/store/postgres/engine/e.ts": "",
  "server/jobs/j.ts": 'import { h } from "../services/bookings/h.ts";',
  "server/media/m.ts": 'import { a } from "../../src/domain/a.ts"; import "node:child_process";',
  "server/media/child/c.ts": 'import sharp from "sharp";',
  "server/providers/files/folder.ts": 'import "node:fs";',
  "server/providers/mail/outbox.portable.ts": 'import type { M } from "./port.ts";',
  "server/providers/mail/port.ts": "",
  "server/providers/providers.ts": 'import type { M } from "./mail/port.ts";',
  "server/providers/mail/smtp.ts": 'import type { M } from "./port.ts"; import "node:net";',
  "server/services/bookings/h.ts": `
    import { a } from "../../../src/domain/a.ts";
    import { s } from "./steps/s.ts";
    import { w } from "../payments/w.ts";
    import type { P } from "../../store/ports/p.ts";
    import type { P as All } from "../../providers/providers.ts";
    import type { M } from "../../providers/mail/port.ts";`,
  "server/services/bookings/steps/s.ts": "",
  "server/services/payments/w.ts": "",
  "server/services/payments/steps/s.ts": "",
  "server/store/factories/f.ts": 'import type { P } from "../ports/p.ts";',
  "server/store/memory/m.ts": 'import type { P } from "../ports/p.ts";',
  "server/store/ports/p.ts": "",
  "server/store/postgres/p.ts":
    'import type { P } from "../ports/p.ts"; import { Pool } from "pg";',
  "src/__generated__/A.graphql.ts": 'import type { B } from "./B.graphql.ts";',
  "src/__generated__/B.graphql.ts": 'import type { A } from "./A.graphql.ts";',
  "src/calls/c.ts": 'import { a } from "../domain/a.ts";',
  "src/components/A.tsx": `
    import "../ui/A.tsx";
    import { a } from "../relay/a.ts";
    import { n } from "../navigation/n.ts";
    import { d } from "../documents/d.ts";
    import { r } from "../session/useRenewClaims.ts";`,
  "src/devices/d.ts": "",
  "src/documents/d.ts": 'import { s } from "../session/s.ts"; import { c } from "../calls/c.ts";',
  "src/domain/a.test.ts": 'import { a } from "./a.ts"; import "node:fs";',
  "src/domain/a.ts": 'import { z } from "zod/mini"; import { Temporal } from "temporal-polyfill";',
  "src/domain/b.ts": 'import { a } from "./a.ts";',
  "src/domain/profiles/initials.ts": "",
  "src/app/pageData.ts": "",
  "server/http/pages/p.ts": 'import type { P } from "../../../src/app/pageData.ts";',
  "src/app/main.tsx": 'import "./router.tsx"; import "../session/s.ts"; import "../ui/A.tsx";',
  "src/navigation/n.ts": 'import { s } from "../session/s.ts"; import { c } from "../calls/c.ts";',
  "src/operations/o.ts": "",
  "src/relay/a.ts": 'import { s } from "../session/s.ts"; import { r } from "react-relay/hooks";',
  "src/app/router.tsx": 'const A = () => import("../routes/user/home/A.tsx");',
  "src/routes/user/home/A.tsx":
    'import { A } from "../../../components/A.tsx"; import "../../../ui/A.tsx";',
  "src/routes/user/settings/B.ts": 'import { d } from "../../../devices/d.ts";',
  "src/session/s.ts": 'import { o } from "../operations/o.ts"; import { c } from "../calls/c.ts";',
  "src/session/useRenewClaims.ts": 'import { s } from "./s.ts";',
  "src/ui/A.tsx":
    'import { useState } from "react"; import type { R } from "react-dom/client"; import "../domain/profiles/initials.ts";',
  "src/ui/Dialog/A.tsx": 'import styles from "./A.module.css";',
  "stories/a.tsx": 'import preview from "../.storybook/preview.tsx"; import "../src/ui/A.tsx";',
};

/** The names of the rules that refuse this project with one file's text added. */
async function rulesBroken(file?: string, text = ""): Promise<string[]> {
  const sources = new Map(Object.entries(RIGHT));
  if (file) sources.set(file, `${sources.get(file) ?? ""}\n${text}`);
  const exists = (name: string) => name.endsWith(".module.css");
  const violations = await checkBorders({ sources, shadow: SHADOW, exists });
  return violations.map(({ rule }) => rule);
}

afterAll(() => rmSync(SHADOW, { recursive: true, force: true }));

describe("the borders between folders", () => {
  test("let each folder import the ones below it", async () => {
    expect(await rulesBroken()).toEqual([]);
  });

  const cases = Object.entries(WRONG).flatMap(([rule, wrongs]) =>
    wrongs.map(([file, text]) => ({ rule, file, text })),
  );
  test.each(cases)("$rule refuses $text in $file", async ({ rule, file, text }) => {
    expect(await rulesBroken(file, text)).toContain(rule);
  });

  test("say with each crossing what would be allowed there", async () => {
    const sources = new Map([["src/session/s.ts", 'import { a } from "../relay/a.ts";']]);
    sources.set("src/relay/a.ts", "");
    expect(await checkBorders({ sources, shadow: SHADOW })).toMatchObject([
      {
        rule: "session",
        allowed: "It may import src/session/, src/(calls|operations)/, src/domain/.",
      },
    ]);
    const withoutWords = forbidden.filter(({ comment }: { comment?: string }) => !comment);
    expect(withoutWords).toEqual([]);
  });

  test("have an example of a wrong import for each rule", () => {
    const rules = forbidden.map(({ name }: { name: string }) => name);
    expect(Object.keys(WRONG).toSorted()).toEqual(rules.toSorted());
  });
});

test("imports are found in every form, in any language of the project", () => {
  const text = `
    import a, { type A } from "./a"; import type { B } from "./b"; import "./c";
    export { d } from "./d"; export * from "./e"; const f = () => import("./f");
    type G = Array<import("./g").G>; import h = require("./h");`;
  const names = ["./a", "./b", "./c", "./d", "./e", "./f", "./g", "./h"];
  const namesIn = (source: { file: string; text: string }) =>
    importsOf(source).map(({ name }) => name);
  expect(namesIn({ file: "x.ts", text }).toSorted()).toEqual(names);
  const own = readFileSync(new URL(import.meta.url), "utf8");
  expect(namesIn({ file: "own.test.ts", text: own })).toContain("./checkBorders.ts");
});

test("an import is dynamic when nothing imports the same statically", () => {
  const text = `import type { A } from "./a"; import("./a"); import("./b"); type C = import("./c").C;`;
  expect(importsOf({ file: "x.ts", text })).toEqual([
    { name: "./a", isDynamic: false },
    { name: "./b", isDynamic: true },
    { name: "./c", isDynamic: false },
  ]);
});
