import {
  ANSWER_DRAFTS_MAX,
  ANSWER_DRAFT_LIFETIME_MS,
  STORAGE_KEYS,
} from "../../domain/shared/limits.ts";

/** Whose answers, and to which offer's questions. */
export interface DraftPlace {
  /** The account's. */
  readonly userId: string;
  readonly offerId: string;
}

/** The part of the session's host that remembers. */
export interface Device {
  storage: { getItem(key: string): string | null; setItem(key: string, value: string): unknown };
  now(): number;
}

type Answers = readonly (readonly [question: string, answer: string])[];

interface Draft extends DraftPlace {
  /** When it was last edited. */
  readonly typedAt: number;
  readonly answers: Answers;
}

/** What was typed on this device and not booked yet, by question (docs/product.md 6.22). */
export function readDraft(device: Device, place: DraftPlace): ReadonlyMap<string, string> {
  return new Map(readAll(device).find((draft) => isAt(draft, place))?.answers);
}

/** Saves an answer as it is typed. */
export function keepAnswer(
  device: Device,
  place: DraftPlace,
  { question, answer }: { question: string; answer: string },
): void {
  const answers = new Map(readDraft(device, place)).set(question, answer);
  write(device, place, [...answers]);
}

/** The answers have arrived, and their session is booked. */
export function forgetDraft(device: Device, place: DraftPlace): void {
  if (readDraft(device, place).size > 0) write(device, place, []);
}

function write(device: Device, { userId, offerId }: DraftPlace, answers: Answers): void {
  const typedAt = device.now();
  const others = readAll(device).filter((draft) => !isAt(draft, { userId, offerId }));
  const drafts = answers.length > 0 ? [{ userId, offerId, typedAt, answers }, ...others] : others;
  device.storage.setItem(STORAGE_KEYS.answers, JSON.stringify(drafts.slice(0, ANSWER_DRAFTS_MAX)));
}

/** Most recent first, without expired ones. What does not parse is ignored. */
function readAll({ storage, now }: Device): Draft[] {
  const all = parsed(storage.getItem(STORAGE_KEYS.answers));
  if (!Array.isArray(all)) return [];
  return all.filter(isDraft).filter(({ typedAt }) => now() - typedAt < ANSWER_DRAFT_LIFETIME_MS);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const isAt = (draft: DraftPlace, { userId, offerId }: DraftPlace) =>
  draft.userId === userId && draft.offerId === offerId;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { userId, offerId, typedAt, answers } = value as Partial<Record<keyof Draft, unknown>>;
  const isPlace = typeof userId === "string" && typeof offerId === "string";
  return isPlace && Number.isFinite(typedAt) && Array.isArray(answers) && answers.every(isAnswer);
}

const isAnswer = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === "string");
