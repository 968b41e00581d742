import { describe, expect, it } from "vitest";
import { shownTexts as texts } from "./shownTexts.ts";
import { updateLinksInput } from "../../profiles/inputs/updateLinks.ts";

describe("links", () => {
  const link = (url: string, platform = "LINKED_IN", groupType = "SOCIALS") => ({
    url,
    platform,
    groupType,
  });

  it.each([
    ["", "links.0.url: Please enter a valid URL"],
    ["https://", "links.0.url: Please enter a valid URL"],
    ["demo.example", "links.0.url: URL must start with http:// or https://"],
    ["javascript:alert(1)", "links.0.url: URL must start with http:// or https://"],
    ["https://demo example", "links.0.url: Please enter a valid URL"],
  ])("may not lead to %j", (url, text) => {
    expect(texts(updateLinksInput, { links: [link(url)] })).toEqual([text]);
  });

  it("have a known type, and its heading", () => {
    expect(texts(updateLinksInput, { links: [link("https://demo.example", "MYSPACE")] })).toEqual([
      "links.0.platform: Invalid link type",
    ]);
    expect(
      texts(updateLinksInput, { links: [link("https://demo.example", "SUBSTACK", "SOCIALS")] }),
    ).toEqual(["links.0.groupType: Invalid link type"]);
  });

  it("lead to different places, however they are spelled", () => {
    const links = [
      link("https://demo.example"),
      link("https://other.example"),
      link("HTTPS://Demo.example/", "X"),
    ];
    expect(texts(updateLinksInput, { links })).toEqual([
      "links.2.url: This URL is already used in another link",
    ]);
  });

  it("are at most six", () => {
    const links = Array.from({ length: 7 }, (_, index) => link(`https://demo.example/${index}`));
    expect(texts(updateLinksInput, { links: links.slice(1) })).toEqual([]);
    expect(texts(updateLinksInput, { links })).toEqual(["links: You can add at most 6 links"]);
  });
});
