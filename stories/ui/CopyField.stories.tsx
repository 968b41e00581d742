import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { CopyField } from "../../src/ui/CopyField/CopyField.tsx";
import { Page } from "../../src/ui/Layout/Layout.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { closedClipboard, openClipboard } from "../support/sharing.ts";
import { LONG_WORD } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/CopyField" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="A link to invite with">
        <CopyField label="Invitation link" value="https://demo.example/join?beamercode=DEMO2026" />
      </Shown>
      <Shown as="Longer than its box">
        <CopyField label="Long link" value={`https://demo.example/${LONG_WORD}/${LONG_WORD}`} />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Invitation link" })).toHaveAttribute(
      "readonly",
    );
  },
});

export const Copied = meta.story({
  render: () => (
    <Page width="narrow">
      <CopyField label="Invitation link" value="https://demo.example/join?beamercode=DEMO2026" />
    </Page>
  ),
  play: async ({ canvas }) => {
    const write = openClipboard();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    await expect(write).toHaveBeenCalledWith("https://demo.example/join?beamercode=DEMO2026");
  },
});

export const CopyRefused = meta.story({
  render: () => (
    <Page width="narrow">
      <CopyField label="Invitation link" value="https://demo.example/join" />
    </Page>
  ),
  play: async ({ canvas }) => {
    closedClipboard();
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(await canvas.findByRole("button", { name: "Press Ctrl+C" })).toBeVisible();
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(input.selectionEnd).toBe(input.value.length);
  },
});
