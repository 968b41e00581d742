import {
  expect,
  fireEvent,
  screen as page,
  spyOn,
  userEvent,
  waitFor,
  within,
} from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { stageOf } from "../../../.storybook/stage/screen.ts";
import { chooseTool, shows } from "./readerPlay.ts";
import { deck, heavyFrom, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader files", render: renderReader() });

export const MayNotPrint = meta.story({
  parameters: reading(),
  render: renderReader({ mayPrint: false }),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    const more = canvas.queryByRole("button", { name: "More" });
    if (more) await userEvent.click(more);
    await expect(page.queryByText("Print")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Download" })).toBeNull();
  },
});

export const Downloaded = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    const saved: Promise<{ name: string; file: Blob }>[] = [];
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const name = this.download;
      saved.push(fetch(this.href).then(async (answer) => ({ name, file: await answer.blob() })));
    });
    await chooseTool(canvas, "Download");
    await waitFor(() => expect(saved).toHaveLength(1));
    const [download] = await Promise.all(saved);
    await expect(download?.name).toBe("The quiet interface.pdf");
    await expect(download?.file.size).toBe(deck(8).length);
    await waitFor(() => expect(canvas.queryByText("Downloading…")).toBeNull());
  },
});

export const Downloading = meta.story({
  parameters: reading(),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 8);
    stageOf(context).world.faults.network = "never answers";
    await chooseTool(canvas, "Download");
    await expect(await canvas.findByText("Downloading…")).toBeVisible();
  },
});

export const DownloadFailed = meta.story({
  parameters: reading(),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 8);
    stageOf(context).world.faults.network = "server error";
    await chooseTool(canvas, "Download");
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
  },
});

export const TooLongToPrint = meta.story({
  parameters: reading(deck(101)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 101);
    await chooseTool(canvas, "Print");
    await expect(await canvas.findByText(/at most 100 can be printed/)).toBeVisible();
  },
});

const printedPages = () => document.querySelectorAll("body > [aria-hidden] > img");

/** Counts the pages of each printing in place of the browser's dialog. */
function countPrinted(): number[] {
  const printed: number[] = [];
  spyOn(window, "print").mockImplementation(() => {
    printed.push(printedPages().length);
    dispatchEvent(new Event("afterprint"));
  });
  return printed;
}

export const Printed = meta.story({
  parameters: reading(deck(3)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 3);
    const printed = countPrinted();
    const encode = spyOn(HTMLCanvasElement.prototype, "toBlob");
    await chooseTool(canvas, "Print");
    await waitFor(() => expect(printed).toEqual([3]));
    await waitFor(() => expect(printedPages()).toHaveLength(0));
    // Unlike PNG, browsers encode it however busy the page is.
    const kinds = encode.mock.calls.map(([, type]) => type);
    await expect(kinds).toEqual(["image/webp", "image/webp", "image/webp"]);
  },
});

export const PrintingOffline = meta.story({
  // The first three pages arrive at once: the number prepared is deterministic.
  parameters: reading(heavyFrom(4)),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    stageOf(context).world.faults.network = "offline";
    await chooseTool(canvas, "Print");
    const dialog = await page.findByRole("dialog", { name: "Print" });
    await expect(await within(dialog).findByText(/You’re offline/)).toBeVisible();
  },
});

/** The picture of the second page cannot be shown. */
function breakPictures() {
  const { toBlob } = HTMLCanvasElement.prototype;
  let pictures = 0;
  return spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function broken(
    this: HTMLCanvasElement,
    onPicture,
    ...kind
  ) {
    pictures += 1;
    if (pictures !== 2) toBlob.call(this, onPicture, ...kind);
    else onPicture(new Blob(["no picture"], { type: "image/png" }));
  });
}

export const PrintingFailed = meta.story({
  parameters: reading(deck(3)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 3);
    breakPictures();
    countPrinted();
    await chooseTool(canvas, "Print");
    await expect(await page.findByRole("alert")).toHaveTextContent(
      /^Page 2 couldn’t be prepared for printing\./,
    );
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const PrintedAfterAll = meta.story({
  parameters: reading(deck(3)),
  play: async ({ canvas }) => {
    await shows(canvas, 1, 3);
    const broken = breakPictures();
    const printed = countPrinted();
    await chooseTool(canvas, "Print");
    const again = await page.findByRole("button", { name: "Try again" });
    broken.mockRestore();
    await userEvent.click(again);
    await waitFor(() => expect(printed).toEqual([3]));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    // Whether the browser shows the focus that came back, which holds the controls, is up to it.
    await fireEvent.pointerOut(canvas.getByRole("button", { name: "Print" }), {
      relatedTarget: document.body,
    });
  },
});
