import type { CardError } from "../../../domain/payments/testCards.ts";
import type { ServerPath } from "../../../domain/shared/paths.ts";
import type { TypedCard } from "./typing.ts";

/** The local card provider's answer to a card. */
export interface CardAnswer {
  intent: { id: string; status: string };
  error: CardError | null;
}

/** The local card provider's two questions. Each rejects when it can't be reached. */
export interface LocalCardClient {
  confirm(attempt: TypedCard & { clientSecret: string }): Promise<CardAnswer>;
  approve(decision: { clientSecret: string; approve: boolean }): Promise<CardAnswer>;
}

export function createLocalCardClient({
  fetch,
}: {
  fetch: typeof globalThis.fetch;
}): LocalCardClient {
  const ask = async (path: ServerPath, body: unknown) => {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The local card provider answered ${response.status}.`);
    return (await response.json()) as CardAnswer;
  };
  return {
    confirm: (attempt) => ask("/local/cards/confirm", attempt),
    approve: (decision) => ask("/local/cards/approve", decision),
  };
}
