import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { type IconName, iconPaths } from "./paths.ts";

const drawnOf = (paths: readonly string[]) =>
  renderToStaticMarkup(createElement(Icon, { name: paths })).match(/<path [^>]*>/g);

describe("an icon", () => {
  it("is drawn with strokes, and filled where its path says so", () => {
    expect(drawnOf(["M1 1h2", "!M3 3h4"])).toEqual([
      '<path d="M1 1h2">',
      '<path d="M3 3h4" fill="currentColor" stroke="none">',
    ]);
  });

  it("is hidden from screen readers unless it says something by itself", () => {
    const silent = renderToStaticMarkup(createElement(Icon, { name: "warning" }));
    expect(silent).toContain('aria-hidden="true"');
    expect(silent).not.toContain("role=");
    const telling = renderToStaticMarkup(
      createElement(Icon, { name: "warning", label: "Careful" }),
    );
    expect(telling).toContain('role="img" aria-label="Careful"');
    expect(telling).not.toContain("aria-hidden");
  });

  it("turns with the direction of reading if it points along the line", () => {
    const names = Object.keys(iconPaths) as IconName[];
    const turning = names.filter((name) =>
      renderToStaticMarkup(createElement(Icon, { name })).includes('data-directed="true"'),
    );
    expect(turning).toEqual(names.filter((name) => /Left|Right/.test(name)));
    expect(turning).toContain("arrowLeft");
    expect(renderToStaticMarkup(createElement(Icon, { name: [] }))).not.toContain("directed");
  });
});
