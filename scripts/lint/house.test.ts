import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import { givenContext } from "./givenContext.ts";
import { serverSafeModule } from "./serverSafeModule.ts";
import { supportedBrowsers } from "./supportedBrowsers.ts";

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { sourceType: "module", parserOptions: { lang: "tsx" } },
});
const refused = (code: string) => ({ code, errors: 1 });

tester.run("given-context", givenContext, {
  valid: [
    "const at = new Date(instant);",
    "const now = clock.now();",
    "const Date = { now: () => 1 }; Date.now();",
    "type D = Date; let d: Date; let e: typeof Date.now;",
    "const start = Temporal.Instant.fromEpochMilliseconds(0);",
    'import { createHash } from "node:crypto";',
    "const floor = Math.floor(1.5);",
  ],
  invalid: [
    refused("const now = Date.now();"),
    refused("const now = Date['now']();"),
    refused("const now = globalThis.Date.now();"),
    refused("const read = { clock: Date.now };"),
    refused("const now = new Date();"),
    refused("const now = Date();"),
    refused("const day = new Date(2026, 0, 1);"),
    refused("const dice = Math.random();"),
    refused("const id = crypto.randomUUID();"),
    refused("const id = globalThis.crypto.randomUUID();"),
    refused("const at = performance.now();"),
    refused("const today = Temporal.Now.plainDateISO();"),
    refused('import { Temporal } from "temporal-polyfill"; const now = Temporal.Now.instant();'),
    refused('import { randomUUID } from "node:crypto";'),
    refused('import { randomBytes } from "crypto";'),
  ],
});

tester.run("server-safe-module", serverSafeModule, {
  valid: [
    "function read() { return window.location.href; }",
    "const read = () => document.title;",
    "const Screen = () => <p>{navigator.language}</p>;",
    "const isBrowser = typeof window !== 'undefined';",
    "class A { width = window.innerWidth; read() { return localStorage; } }",
    "const a = { document: 1 }; a.document;",
    "const document = parse(text); document.kind;",
    "import { history } from './history.ts'; history.push();",
    "let w: Window; let d: typeof document; interface A { window: Window }",
  ],
  invalid: [
    refused("const href = window.location.href;"),
    refused("document.title = 'x';"),
    refused("const token = localStorage.getItem('token');"),
    refused("const token = globalThis.sessionStorage.getItem('token');"),
    refused("const element = <p>{navigator.language}</p>;"),
    refused("class A { static width = window.innerWidth; }"),
    refused("const title = (() => document.title)();"),
    refused("if (typeof x !== 'undefined') matchMedia('(min-width: 1024px)');"),
  ],
});

tester.run("supported-browsers", supportedBrowsers, {
  valid: [
    "const url = URL.canParse(text) ? new URL(text) : null;",
    "const URL = { parse }; URL.parse(text);",
    "const copy = structuredClone(value);",
    "const locks = navigator.locks ?? null;",
    "if (typeof requestIdleCallback === 'undefined') wait();",
    "document.startViewTransition?.(update);",
    "element.animate(frames);",
    "call.run(value); answers.forget();",
    "let scheduler: Scheduler; type A = typeof requestIdleCallback;",
  ],
  invalid: [
    refused("const url = URL.parse(text);"),
    refused("const url = window.URL.parse(text);"),
    refused("const signal = AbortSignal.any([one, other]);"),
    refused("const { promise } = Promise.withResolvers();"),
    refused("const groups = Object.groupBy(things, kindOf);"),
    refused("const groups = Map.groupBy(things, kindOf);"),
    refused("const bytes = Uint8Array.fromBase64(text);"),
    refused("requestIdleCallback(work);"),
    refused("const is = element.checkVisibility();"),
    refused("document.startViewTransition(update);"),
    refused("new Intl.DurationFormat('en');"),
  ],
});
