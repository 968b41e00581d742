import { expect, test } from "vitest";
import { isInternal } from "./Anchor.tsx";

test.each(["/user", "/anna-demo/about?tab=1", "?action=reschedule", "/"])(
  "%s stays inside the app",
  (href) => expect(isInternal(href)).toBe(true),
);

test.each(["//evil.example", "https://example.org/a", "mailto:a@example.org", "#main", "about"])(
  "%s is left to the browser",
  (href) => expect(isInternal(href)).toBe(false),
);
