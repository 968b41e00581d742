import { expect, userEvent, waitFor } from "storybook/test";
import { addressOf, type Stage } from "../../../../.storybook/stage/stage.tsx";
import type { Canvas } from "../../../support/played.ts";
import { comesBack } from "../../session/comesBack.ts";
import { chooseTuesday } from "./scenes.ts";

export async function takeTen(canvas: Canvas) {
  await chooseTuesday(canvas);
  await userEvent.click(await canvas.findByRole("radio", { name: "10:00" }));
  await userEvent.click(canvas.getByRole("button", { name: "Continue with 10:00" }));
}

/** To the sign-in by 'Continue', and back; `meanwhile` happens while they are there. */
export async function continuesThroughSignIn(
  canvas: Canvas,
  stage: Stage,
  meanwhile?: () => Promise<void>,
) {
  await takeTen(canvas);
  await userEvent.click(await canvas.findByRole("button", { name: "Continue with LinkedIn" }));
  await comesBack(stage, meanwhile);
}

/** The slot is held, and the address says so. */
export async function isHeld(canvas: Canvas, stage: Stage) {
  await waitFor(() => expect(canvas.getByRole("timer")).toHaveTextContent("Held for 15:00"));
  await expect(addressOf(stage)).toContain("step=details&booking=bkg_");
}

/** The answer with the booking has come. */
export async function isKnown({ app }: Stage) {
  const known = () => app?.frame.environment.getStore().getSource().getRecordIDs() ?? [];
  await waitFor(() => expect(known().some((id) => id.startsWith("bkg_"))).toBe(true));
}
