import { describe, expect, it } from "vitest";
import { PROVIDER_SERVICES } from "../../wiring/outsideServices.ts";
import { contentPolicy, permissionsPolicy } from "./contentPolicy.ts";

const STRIPE = PROVIDER_SERVICES.cards.pages ?? {};
const AGORA = PROVIDER_SERVICES.video.pages ?? {};

const directivesOf = (policy: string) =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );

describe("a content policy", () => {
  it("allows nothing but what is named, and that is this site alone", () => {
    const directives = directivesOf(contentPolicy([], { isSecure: false }));
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("base-uri")).toEqual(["'none'"]);
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives.get("report-uri")).toEqual(["/reports"]);
    expect(directives.get("frame-src")).toEqual(["'self'"]);
    const sources = [...directives.values()].flat();
    const ours = ["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:", "/reports"];
    expect(sources.filter((source) => !ours.includes(source))).toEqual([]);
  });

  it("lets the decoders of documents run, and no text as a script", () => {
    const directives = directivesOf(contentPolicy([], { isSecure: false }));
    expect(directives.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(directives.get("worker-src")).toEqual(["'self'"]);
  });

  it("makes way for what is needed, each source once", () => {
    const needs = [
      { sources: { "script-src": ["https://a.example"], "frame-src": ["https://a.example"] } },
      { sources: { "script-src": ["https://a.example", "https://b.example"] } },
    ];
    const directives = directivesOf(contentPolicy(needs, { isSecure: true }));
    expect(directives.get("script-src")).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "https://a.example",
      "https://b.example",
    ]);
    expect(directives.get("frame-src")).toEqual(["'self'", "https://a.example"]);
    expect(directives.get("upgrade-insecure-requests")).toEqual([]);
  });
});

describe("the content policy of a site with Stripe", () => {
  it("lets its script, frames and calls pass, and nothing of others", () => {
    const directives = directivesOf(contentPolicy([STRIPE], { isSecure: true }));
    expect(directives.get("script-src")).toContain("https://js.stripe.com");
    expect(directives.get("frame-src")).toContain("https://hooks.stripe.com");
    expect(directives.get("connect-src")).toContain("https://api.stripe.com");
    const hosts = [...directives.values()].flat().filter((source) => source.includes("://"));
    expect(hosts.filter((host) => !/^https:\/\/(\S+\.)?stripe\.com$/.test(host))).toEqual([]);
    expect(permissionsPolicy([STRIPE])).toContain('payment=(self "https://js.stripe.com")');
  });
});

describe("the content policy of a site with Agora", () => {
  it("lets its SDK speak to Agora's servers, encrypted, and run nothing of theirs", () => {
    const directives = directivesOf(contentPolicy([AGORA], { isSecure: true }));
    const own = directivesOf(contentPolicy([], { isSecure: true }));
    const connect = directives.get("connect-src") ?? [];
    expect(connect).toContain("https://*.agora.io:*");
    expect(connect).toContain("wss://*.sd-rtn.com:*");
    expect(
      connect.filter((source) => !/^('self'|(https|wss):\/\/\*\.[\w-]+\.\w+:\*)$/.test(source)),
    ).toEqual([]);
    const others = (policy: typeof own) => [...policy].filter(([name]) => name !== "connect-src");
    expect(others(directives)).toEqual(others(own));
    expect(permissionsPolicy([AGORA])).toBe(permissionsPolicy([]));
  });
});

describe("a permissions policy", () => {
  it("leaves the camera to this site, and what nobody uses to nobody", () => {
    const policy = permissionsPolicy([]).split(", ");
    expect(policy).toContain("camera=(self)");
    expect(policy).toContain("payment=(self)");
    expect(policy).toContain("geolocation=()");
  });

  it("lends what a service needs", () => {
    const policy = permissionsPolicy([{ lent: { payment: ["https://pay.example"] } }]);
    expect(policy).toContain('payment=(self "https://pay.example")');
  });
});
