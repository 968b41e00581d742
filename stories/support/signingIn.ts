import { userEvent, waitFor, within } from "storybook/test";
import type { Stage } from "../../.storybook/stage/stage.tsx";
import type { Person } from "../../mocks/world/people.ts";
import type { World } from "../../mocks/world/world.ts";

/** What the sign-in provider sends the browser back with, given the state that it was sent out with. */
type ProviderAnswer = (state: string) => Record<string, string>;

/** Somebody of this world has chosen themselves at the sign-in provider. */
export async function chooses(
  world: World,
  { row }: Pick<Person, "row">,
): Promise<{ answer: ProviderAnswer }> {
  const redirectUri = `${world.settings.publicUrl}/login/return`;
  const { id, email, firstName, lastName } = row;
  const person = { issuer: "world", subject: id, email, firstName, lastName };
  const code = await world.people.choose({ person, redirectUri });
  return { answer: (state) => ({ code, state }) };
}

/** From a page with the button: leaves for the provider and comes back with its answer. */
export async function signsInByProvider(
  { app, traces }: Stage,
  { canvasElement, answer }: { canvasElement: HTMLElement; answer: ProviderAnswer },
): Promise<void> {
  const button = { name: "Continue with LinkedIn" };
  await userEvent.click(await within(canvasElement).findByRole("button", button));
  const left = await waitFor(() => {
    const address = traces.leftFor.at(-1);
    if (address === undefined) throw new Error("the app has not left for the provider");
    return new URL(address);
  });
  const search = new URLSearchParams(answer(left.searchParams.get("state") ?? ""));
  await app?.router.navigate(`/login/return?${search}`);
}
