import { createHash } from "node:crypto";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { POLICY_PATHS, POLICY_VERSIONS } from "../../../domain/session/policies.ts";
import { STORAGE_KEYS } from "../../../domain/shared/limits.ts";
import { PRIVACY } from "./privacy/privacy.ts";
import type { PolicySection } from "./section.ts";
import { TERMS } from "./terms/terms.ts";

/**
 * The hash of each version's text. A text that changed gets a new version in
 * `domain/session/policies.ts` and a new entry here; entries of published versions stay as they are.
 */
const HASHES: Record<keyof typeof POLICIES, Record<string, string>> = {
  TERMS: { "2026-11-26": "OBnNWV6-SyB2rDl-", "2026-11-27": "W1laFTh_EWeIennU" },
  PRIVACY: { "2026-11-26": "fZs0kUpv2OtsFDnr", "2026-11-27": "4c_fnm3aWOcKQdYP" },
};

const POLICIES = { TERMS, PRIVACY };
const SELLER = { details: "{details}", email: "{email}" };

/** What is shown, with where its links lead. */
const markupOf = (sections: readonly PolicySection[]) =>
  sections
    .map(({ id, title, text }) => {
      const body = renderToStaticMarkup(createElement(Fragment, null, text(SELLER)));
      return `${id} ${title} ${body.replaceAll(/ (class|data-\w+|dir|rel)="[^"]*"/g, "")}`;
    })
    .join("\n");

describe.each(["TERMS", "PRIVACY"] as const)("the text of %s", (type) => {
  const sections = POLICIES[type];
  const version = POLICY_VERSIONS[type];

  it("has a new version when it has changed", () => {
    const hash = createHash("sha256").update(markupOf(sections)).digest("base64url").slice(0, 16);
    expect({ [version]: hash }).toEqual({ [version]: HASHES[type][version] });
  });

  it("has a day for its version, the latest that there is", () => {
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.keys(HASHES[type]).toSorted().at(-1)).toBe(version);
  });

  it("has an anchor of its own for each section", () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

it("leads to sections that there are", () => {
  const anchors = Object.entries(POLICY_PATHS).flatMap(([type, path]) =>
    POLICIES[type as keyof typeof POLICIES].map(({ id }) => `${path}#${id}`),
  );
  const targets = (["TERMS", "PRIVACY"] as const).flatMap((type) =>
    Array.from(markupOf(POLICIES[type]).matchAll(/href="([^"]*#[^"]*)"/g), ([, href = ""]) =>
      href.startsWith("#") ? POLICY_PATHS[type] + href : href,
    ),
  );
  expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  expect(targets.length).toBeGreaterThan(3);
});

it("names everything that the browser keeps under a key of ours", () => {
  const text = markupOf(PRIVACY);
  for (const key of Object.values(STORAGE_KEYS)) {
    expect(text, key).toMatch(new RegExp(`<dt>[^<]*\\b${key}\\b`));
  }
});
