import { REMEMBERED_DOCUMENTS_MAX } from "../shared/limits.ts";

/** Where one account was in its documents, as a browser keeps it. */
interface PageMemory {
  account: string;
  /** Document and page, the latest first. */
  pages: [documentId: string, page: number][];
}

/** The page at which an account was in a document; 1 by default. */
export function rememberedPage(
  kept: string | null,
  { account, documentId }: { account: string; documentId: string },
): number {
  const entry = memoryOf(kept, account).pages.find(([id]) => id === documentId);
  return entry?.[1] ?? 1;
}

/** What is to be stored once an account is at a page. Another account's is dropped. */
export function withPage(
  kept: string | null,
  { account, documentId, page }: { account: string; documentId: string; page: number },
): string {
  const others = memoryOf(kept, account).pages.filter(([id]) => id !== documentId);
  const pages: PageMemory["pages"] = [[documentId, page], ...others];
  const memory: PageMemory = { account, pages: pages.slice(0, REMEMBERED_DOCUMENTS_MAX) };
  return JSON.stringify(memory);
}

/** An empty memory for what cannot be read, or is another account's. */
function memoryOf(kept: string | null, account: string): PageMemory {
  const memory = parsed(kept);
  return isMemory(memory) && memory.account === account ? memory : { account, pages: [] };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isMemory(value: unknown): value is PageMemory {
  if (typeof value !== "object" || value === null) return false;
  const { account, pages } = value as Partial<PageMemory>;
  return typeof account === "string" && Array.isArray(pages) && pages.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  if (!Array.isArray(entry)) return false;
  const [id, page] = entry as unknown[];
  return typeof id === "string" && Number.isInteger(page) && Number(page) >= 1;
}
