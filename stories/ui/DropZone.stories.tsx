import { expect, fireEvent, fn, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { DropZone, type DropZoneProps } from "../../src/ui/DropZone/DropZone.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard } from "../support/keyboard.ts";

const meta = preview.meta({ title: "Controls/DropZone" });

const shown: DropZoneProps = {
  label: "Upload a drop",
  hint: "PDF, up to 30 MB",
  accept: "application/pdf",
  state: { kind: "idle" },
  onFile: fn(),
  onCancel: fn(),
};

const pdf = () => new File(["%PDF-1.7"], "The quiet interface.pdf", { type: "application/pdf" });

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="Idle" isWide>
        <DropZone {...shown} />
      </Shown>
      <Shown as="Uploading" isWide>
        <DropZone
          {...shown}
          state={{ kind: "uploading", name: "The quiet interface.pdf", share: 0.4 }}
        />
      </Shown>
      <Shown as="Success" isWide>
        <DropZone {...shown} state={{ kind: "success" }} />
      </Shown>
      <Shown as="Error" isWide>
        <DropZone {...shown} state={{ kind: "error", text: "Only PDF files are allowed" }} />
      </Shown>
      <Shown as="Failed last" isWide>
        <DropZone
          {...shown}
          state={{
            kind: "idle",
            failedLast: { name: "Notes.docx", text: "Only PDF files are allowed" },
          }}
        />
      </Shown>
      <Shown as="A long name, right to left" isWide dir="rtl">
        <DropZone
          {...shown}
          state={{ kind: "uploading", name: `${"מצגת ארוכה מאוד ".repeat(8)}.pdf`, share: 0.8 }}
        />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading The quiet interface.pdf" });
    await expect(bar).toHaveAttribute("aria-valuenow", "40");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Only PDF files are allowed");
  },
});

export const Dragging = meta.story({
  render: () => <DropZone {...shown} />,
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByRole("button"));
    await expect(await canvas.findByText("Drop it here")).toBeVisible();
  },
});

const onDropped = fn();
export const Dropped = meta.story({
  render: () => <DropZone {...shown} onFile={onDropped} />,
  play: async ({ canvas }) => {
    onDropped.mockClear();
    const file = pdf();
    const zone = canvas.getByRole("button");
    await fireEvent.dragEnter(zone);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await expect(onDropped).toHaveBeenCalledWith(file);
    await expect(await canvas.findByText("Upload a drop")).toBeVisible();
  },
});

const onChosen = fn();
export const Chosen = meta.story({
  render: () => <DropZone {...shown} onFile={onChosen} />,
  play: async ({ canvasElement }) => {
    onChosen.mockClear();
    const file = pdf();
    const input = canvasElement.querySelector("input");
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(onChosen).toHaveBeenCalledWith(file);
  },
});

const onCancelled = fn();
export const CancelledByKeyboard = meta.story({
  render: () => (
    <DropZone
      {...shown}
      state={{ kind: "uploading", name: "The quiet interface.pdf", share: 0.4 }}
      onCancel={onCancelled}
    />
  ),
  play: byKeyboard(async ({ keys }) => {
    onCancelled.mockClear();
    await keys.tabTo("button", "Cancel");
    await keys.press("{Enter}");
    await expect(onCancelled).toHaveBeenCalledOnce();
  }),
});
