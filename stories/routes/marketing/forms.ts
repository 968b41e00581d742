import { userEvent } from "storybook/test";
import type { World } from "../../../server/world/world.ts";
import type { Canvas } from "../../support/played.ts";
import { retype } from "../../support/played.ts";

/** Fills in the form of the page; without a message, that is left as it is. */
export async function fillForm(
  canvas: Canvas,
  { name = "Demo Visitor", email = "visitor@demo.example", message }: Partial<Filled> = {},
): Promise<void> {
  await retype(await canvas.findByLabelText("Your name"), name);
  await retype(canvas.getByLabelText("Your email"), email);
  if (message !== undefined) await retype(messageField(canvas), message);
}

interface Filled {
  name: string;
  email: string;
  message: string;
}

/** Whatever it asks. */
export const messageField = (canvas: Canvas) =>
  canvas.getByRole("textbox", { name: /message|wrong|speak or write/ });

/** Presses the form's button. */
export async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(canvas.getByRole("button", { name }));
}

/** What the operator has received, the latest first. */
export const received = ({ store }: World) => store.forms.page({ limit: 100, after: null });

/** Another service has the forms. */
export function frameForms(world: World): void {
  world.providers.forms = { addressOf: () => new URL("https://forms.example/") };
}
