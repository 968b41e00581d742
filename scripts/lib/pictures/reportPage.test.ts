import { describe, expect, it } from "vitest";
import { reportPage } from "./reportPage.mjs";

const shown = (story: string, theme: string, files: (string | null)[]) => ({
  look: { story, theme, width: "phone" },
  says: "12 pixels differ",
  images: files.map((file, at) => ({ caption: ["Before", "After"][at] ?? "", file })),
});

describe("the report", () => {
  const page = reportPage([
    shown("ui-button--primary", "light", ["a.webp", "b.png"]),
    shown("ui-button--primary", "dark", [null, "c.png"]),
  ]);

  it("says how many pictures of how many stories differ, and how to accept them", () => {
    expect(page).toContain("<h1>Differences in 2 pictures of 1 story</h1>");
    expect(page).toContain("npm run pictures -- --update");
  });

  it("leads from a story's name to the story, once for all its looks", () => {
    expect(page.split(`/?path=/story/ui-button--primary">Ui button: Primary</a>`)).toHaveLength(2);
  });

  it("shows the images side by side, and says where there is none", () => {
    expect(page).toContain('<img src="a.webp" alt="Before"');
    expect(page).toContain('<img src="c.png" alt="After"');
    expect(page).toContain("<p>None</p>");
  });
});
