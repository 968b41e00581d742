import { fireEvent } from "storybook/test";
import { deckPdf } from "../../server/world/deckPdf.ts";

/** A user's PDF of three pages. */
export function pdfFile(name = "The quiet interface.pdf"): File {
  const deck = deckPdf({ title: name.replace(/\.pdf$/, ""), pageCount: 3 });
  return new File([deck], name, { type: "application/pdf" });
}

/** Chooses a file, as the system's file dialog does: without pointer or key events on the page. */
export async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("nothing on this page takes a file");
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  await fireEvent.change(input);
}
