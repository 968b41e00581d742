import { expect, test } from "vitest";
import { sitemapXml } from "./sitemapXml.ts";

const ORIGIN = "https://beamers.example";

test("a page has an element for each address", () => {
  expect(sitemapXml("page", ["/home", "/ada/about"], ORIGIN)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      "<url><loc>https://beamers.example/home</loc></url>",
      "<url><loc>https://beamers.example/ada/about</loc></url>",
      "</urlset>",
      "",
    ].join("\n"),
  );
});

test("the list of pages has other elements, and no address is markup", () => {
  const text = sitemapXml("index", [`/a?b='"&c=<d>`], ORIGIN);
  expect(text).toContain("<sitemapindex xmlns=");
  expect(text).toContain(
    "<sitemap><loc>https://beamers.example/a?b=&#39;&quot;&amp;c=&lt;d&gt;</loc></sitemap>",
  );
});
