import { ANSWER_DRAFT_LIFETIME_MS, STORAGE_KEYS } from "../../domain/shared/limits.ts";
import type { Device } from "./answerDrafts.ts";

interface StoredDraft {
  userId: string;
  typedAt: number;
  answers: [question: string, answer: string][];
}

/**
 * Whether an account has typed answers on this device that are not booked yet. Apart from what
 * reads and writes them, which belongs to the booking page alone.
 */
export function hasAnswerDrafts({ storage, now }: Device, account: string): boolean {
  try {
    const drafts = JSON.parse(storage.getItem(STORAGE_KEYS.answers) ?? "[]") as StoredDraft[];
    return drafts.some(
      ({ userId, typedAt, answers }) =>
        userId === account &&
        now() - typedAt < ANSWER_DRAFT_LIFETIME_MS &&
        answers.some(([, answer]) => answer.trim() !== ""),
    );
  } catch {
    return false;
  }
}
