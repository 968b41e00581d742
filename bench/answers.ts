import { deepStrictEqual } from "node:assert";
import type { Instant } from "../src/domain/time/instant.ts";
import type { Side } from "./load/client.ts";
import { type Bodies, availabilityBodies, offeringsBodies, profileBodies } from "./requests.ts";

/** What is asked of the servers that are compared. */
export interface Kind {
  kind: string;
  bodies: Bodies;
}

export const kindsOfCalls = (now: Instant): readonly Kind[] => [
  { kind: "profile", bodies: profileBodies() },
  { kind: "offerings", bodies: offeringsBodies() },
  { kind: "availability", bodies: availabilityBodies(now) },
];

/** Throws when one side answers with other data than the first. */
export async function checkAnswers(sides: readonly Side[]): Promise<void> {
  for (const body of sides[0]?.bodies ?? []) {
    const [first, ...others] = await Promise.all(
      sides.map(async ({ port, headers }) => {
        const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", accept: "application/json", ...headers },
          body,
        });
        return (await answer.json()) as unknown;
      }),
    );
    for (const other of others) deepStrictEqual(other, first);
  }
}
