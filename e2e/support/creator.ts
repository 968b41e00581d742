import type { Page } from "playwright";
import { deck } from "../../server/testing/files/pdfs.ts";
import { blackPng } from "../../server/testing/files/pngs.ts";

/** On the onboarding: chooses a picture, crops it by the slider's keys, and saves it. */
export async function addPicture(page: Page): Promise<void> {
  const picture = Buffer.from(blackPng({ width: 640, height: 480 }));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add a picture" }).click();
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  await dialog.getByRole("group", { name: "Your picture" }).press("+");
  await dialog.getByRole("group", { name: "Your picture" }).press("ArrowRight");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  await page.getByText("Picture saved").waitFor();
}

/** On the calendars: goes to the local provider, grants access to an account, and returns. */
export async function connectCalendar(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Google" }).click();
  await page.getByRole("button", { name: /work@google\.example/ }).click();
  await page.getByRole("heading", { name: "work@google.example" }).waitFor();
}

/** On the offerings: uploads a PDF of two pages, and lands on its editor. */
export async function uploadDrop(page: Page): Promise<void> {
  const pages = deck(["First page", "Second page"]);
  await chooseDrop(page, { name: "Calm slides.pdf", content: Buffer.from(pages) });
  await page.waitForURL(/\/beamer\/publication\/pub_/);
}

/** On the offerings: chooses a file whose name says it is a PDF. */
export async function chooseDrop(
  page: Page,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload a drop" }).click();
  await (await chooser).setFiles({ name, mimeType: "application/pdf", buffer: content });
}

/** On an item's page or its editor: publishes it. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Publish Now ${title}` }).click();
  await page.getByRole("button", { name: `Unpublish ${title}` }).waitFor();
}
