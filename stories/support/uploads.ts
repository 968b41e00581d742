import { fireEvent } from "storybook/test";
import { deckPdf } from "../../mocks/world/deckPdf.ts";

/** A PDF of three pages, as somebody has it. */
export function pdfFile(name = "The quiet interface.pdf"): File {
  const deck = deckPdf({ title: name.replace(/\.pdf$/, ""), pageCount: 3 });
  return new File([deck], name, { type: "application/pdf" });
}

/** Chooses a file, as the system's own window does: no pointer and no key of the page is in it. */
export async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("nothing on this page takes a file");
  const data = new DataTransfer();
  data.items.add(file);
  input.files = data.files;
  await fireEvent.change(input);
}
