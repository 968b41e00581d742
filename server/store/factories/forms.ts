import type { SentFormRow } from "../ports/forms.ts";
import { NOW } from "./now.ts";

/** A visitor's question. */
export function sentFormRow(row: Partial<SentFormRow> & { digest: string }): SentFormRow {
  return {
    kind: "CONTACT",
    name: "Demo Visitor",
    email: "visitor@demo.example",
    message: "How do I begin?",
    claimedSlug: null,
    reportedAddress: null,
    userId: null,
    sentAt: NOW,
    ...row,
  };
}
