import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Reader } from "./Reader.tsx";

it("renders on a server as what is shown while it loads", () => {
  const props = { documentId: "doc_1", title: "The quiet interface", mayPrint: true };
  const html = renderToString(createElement(Reader, props));
  expect(html).toContain("Getting the presentation ready...");
});
