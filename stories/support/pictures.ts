import { expect, fireEvent, waitFor, within } from "storybook/test";
import type { World } from "../../server/world/world.ts";

/** The colours of a drawn picture's four quarters, from the upper left on, row by row. */
const QUARTERS = ["rgb(178 34 34)", "rgb(46 139 87)", "rgb(65 105 225)", "rgb(218 165 32)"];

const FACE = "rgb(120 81 169)";

/**
 * A picture of four quarters, each in its own colour. `hasFace` puts one colour over what an avatar
 * shows of it: a downscaled picture is not smoothed the same way each time.
 */
export async function drawnPicture({
  width = 400,
  height = 300,
  type = "image/png",
  name = "holiday.png",
  hasFace = false,
} = {}): Promise<File> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext("2d");
  for (const [index, colour] of QUARTERS.entries()) {
    if (!paper) break;
    paper.fillStyle = colour;
    const left = ((index % 2) * width) / 2;
    paper.fillRect(left, Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  }
  if (hasFace && paper) {
    paper.fillStyle = FACE;
    // As far beyond the circle that an avatar is cut to as the corners allow: where a picture is
    // shown small, a browser may mix in colours from some pixels away.
    const radius = height * 0.62;
    paper.ellipse(width / 2, height / 2, radius, radius, 0, 0, 2 * Math.PI);
    paper.fill();
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.95);
  });
  return new File([blob ?? ""], name, { type });
}

/** A JPEG whose camera was held upright: it says that it is to be turned a quarter to the right. */
export async function turnedPicture(): Promise<File> {
  const upright = await drawnPicture({ type: "image/jpeg", name: "turned.jpg" });
  const bytes = new Uint8Array(await upright.arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  const parts = [bytes.slice(0, 2), Uint8Array.from(segment), bytes.slice(2)];
  return new File(parts, "turned.jpg", { type: "image/jpeg" });
}

/** Chooses a file as the native file dialog would, without a pointer. */
export async function chooseFile(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = await within(canvasElement).findByLabelText<HTMLInputElement>("Picture file");
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  await fireEvent.change(input);
}

/** The person's stored picture. */
export async function storedPicture(world: World, userId = "usr_000001"): Promise<Blob | null> {
  const picture = (await world.store.users.byId(userId))?.picture;
  const key = picture?.systemFullPath.slice(1);
  const file = key === undefined ? null : await world.providers.files.read({ key });
  if (file === null) return null;
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of file.content) blocks.push(new Uint8Array(block));
  return new Blob(blocks, { type: "image/jpeg" });
}

/** Gives a person of the world a picture that can be seen. */
export async function hangPicture(world: World, userId = "usr_000001"): Promise<void> {
  const file = await drawnPicture({ width: 200, height: 200, type: "image/jpeg" });
  const id = world.newId("img");
  const key = `profilepics/${id}.jpg`;
  const content = async function* blocks() {
    yield new Uint8Array(await file.arrayBuffer());
  };
  await world.providers.files.write({ key, contentType: "image/jpeg", content: content() });
  const image = { id, systemFullPath: `/${key}`, extension: "jpg", contentType: "image/jpeg" };
  await world.store.users.update(userId, { picture: { ...image, addedOn: world.now() } });
}

/** The picture's size, and which quarters of a drawn picture its four corners show. */
export async function cornersOf(picture: Blob | null) {
  const image = await createImageBitmap(picture ?? new Blob());
  const { width, height } = image;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext("2d");
  paper?.drawImage(image, 0, 0);
  const inset = Math.round(width * 0.04);
  const at = (x: number, y: number) => nearest(paper?.getImageData(x, y, 1, 1).data ?? []);
  const [right, bottom] = [width - 1 - inset, height - 1 - inset];
  return {
    width,
    height,
    corners: [at(inset, inset), at(right, inset), at(inset, bottom), at(right, bottom)],
  };
}

/** The index of the quarter whose colour is the nearest. */
function nearest(pixel: ArrayLike<number>): number {
  const distances = QUARTERS.map((colour) => {
    const parts = colour.match(/\d+/g)?.map(Number) ?? [];
    return parts.reduce((sum, part, index) => sum + Math.abs(part - (pixel[index] ?? 0)), 0);
  });
  return distances.indexOf(Math.min(...distances));
}

/** Waits until the frame of the crop has its picture. */
export async function openedCrop(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = await within(canvasElement).findByRole("group", { name: "Your picture" });
  await waitFor(() => expect(frame).toBeVisible());
  return frame;
}
