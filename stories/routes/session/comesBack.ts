import { expect, waitFor } from "storybook/test";
import type { Stage } from "../../../.storybook/stage/stage.tsx";

/**
 * Somebody new goes through the provider's page and returns; `meanwhile` happens while they are
 * there.
 */
export async function comesBack(
  { app, traces, world }: Stage,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await waitFor(() => expect(traces.leftFor).toHaveLength(1));
  await meanwhile();
  const asked = new URL(traces.leftFor[0] ?? "").searchParams;
  const person = {
    issuer: "demo",
    subject: "newcomer",
    email: "newcomer@demo.example",
    isEmailVerified: true,
    firstName: "Demo",
    lastName: "Newcomer",
  };
  const redirectUri = asked.get("redirect_uri") ?? "";
  const code = await world.people.choose({ person, redirectUri });
  const answer = new URLSearchParams({ code, state: asked.get("state") ?? "" });
  await app?.router.navigate(`/login/return?${answer}`);
}
