import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { WHOLE } from "../../src/ui/ImageCrop/crop.ts";
import { ImageCrop } from "../../src/ui/ImageCrop/ImageCrop.tsx";
import { useOpenedImage } from "../../src/ui/ImageCrop/useOpenedImage.ts";
import { byKeyboard } from "../support/keyboard.ts";
import { drawnPicture } from "../support/pictures.ts";

const meta = preview.meta({
  title: "Controls/ImageCrop",
  loaders: [async () => ({ file: await drawnPicture() })],
});

function Cropped({ file }: { file: File }) {
  const opened = useOpenedImage(file);
  const [crop, setCrop] = useState(WHOLE);
  if (opened.state !== "open") return null;
  return <ImageCrop label="Picture" image={opened.image} crop={crop} onChange={setCrop} />;
}

export const Open = meta.story({
  render: (_, { loaded }) => <Cropped file={loaded["file"] as File} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Zoom in" }));
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveValue("110");
  },
});

export const ByKeyboard = meta.story({
  render: (_, { loaded }) => <Cropped file={loaded["file"] as File} />,
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("group", "Picture");
    await keys.press("++{ArrowLeft}{ArrowUp}-");
    await expect(await canvas.findByText(/^Zoom 110%, \d+% from the left/)).toBeInTheDocument();
    await keys.tabTo("slider", "Zoom");
    await keys.press("{ArrowRight}");
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveValue("111");
  }),
});
