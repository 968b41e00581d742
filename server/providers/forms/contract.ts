import { describe, expect, it } from "vitest";
import { FORM_KINDS, type FormKind } from "../../../src/domain/generated/enums.ts";
import type { Forms } from "./port.ts";

/** What every adapter of the port does. `framed` are the kinds that another service provides. */
export function describeForms(
  name: string,
  at: { forms: Forms; framed: Partial<Record<FormKind, string>> },
): void {
  describe(`forms by ${name}`, () => {
    it.each(FORM_KINDS)("are another service's where they should be: %s", (kind) => {
      expect(at.forms.addressOf(kind)?.href ?? null).toBe(at.framed[kind] ?? null);
    });

    it("never include reports of pages, which are the operator's own to read", () => {
      expect(at.forms.addressOf("REPORT")).toBeNull();
    });
  });
}
