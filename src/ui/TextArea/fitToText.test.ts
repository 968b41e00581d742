import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fitToText } from "./fitToText.ts";

let canGrow = false;
beforeEach(() => {
  canGrow = false;
  vi.stubGlobal("CSS", { supports: () => canGrow });
});
afterEach(() => void vi.unstubAllGlobals());

/** As wide and high as rendered, with a border of a pixel. */
function textArea({ text = 200, height = 102, drawnTo = "" } = {}) {
  const style = { height: drawnTo, blockSize: "" };
  const inner = { offsetHeight: height, clientHeight: height && height - 2, scrollHeight: text };
  return { style, ...inner } as HTMLTextAreaElement;
}

it("is as high as its text and its border", () => {
  const area = textArea({ text: 200 });
  fitToText(area);
  expect(area.style.blockSize).toBe("202px");
});

it.each([
  { what: "one that is hidden", area: { height: 0 } },
  { what: "one that a person has resized", area: { drawnTo: "300px" } },
  { what: "all where the browser does it by itself", area: {}, grows: true },
])("does not resize $what", ({ area: facts, grows = false }) => {
  canGrow = grows;
  const area = textArea(facts);
  fitToText(area);
  expect(area.style.blockSize).toBe("");
});
