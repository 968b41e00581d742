import { describe, expect, it } from "vitest";
import { LINK_PLATFORMS } from "../generated/enums.ts";
import { LINK_CHOICES, NEW_LINK, linkGroupOf, linkLabelOf, linkTitleOf } from "./links.ts";

describe("links", () => {
  it("puts Beehiiv and Substack under newsletters, Other and WhatsApp under links, the rest under socials", () => {
    const groups = Object.groupBy(LINK_PLATFORMS, linkGroupOf);
    expect(groups.NEWSLETTERS).toEqual(["BEEHIIV", "SUBSTACK"]);
    expect(groups.LINKS).toEqual(["UNKNOWN", "WHATS_APP"]);
    expect(groups.SOCIALS).toEqual([
      "FACEBOOK",
      "INSTAGRAM",
      "LINKED_IN",
      "TIK_TOK",
      "X",
      "YOUTUBE",
    ]);
  });

  it("shows an unknown platform as Other, and writes the names as docs/product.md 3.5 does", () => {
    expect(linkTitleOf("UNKNOWN")).toBe("Other");
    expect(LINK_CHOICES.map(({ title }) => title)).toEqual([
      "LinkedIn",
      "Instagram",
      "Facebook",
      "Youtube",
      "X",
      "WhatsApp",
      "Substack",
      "Beehiiv",
      "TikTok",
      "Other",
    ]);
  });

  it("labels a link by its platform, and one to an unknown platform by its domain", () => {
    const url = "https://www.demo.example/articles?page=2";
    expect(linkLabelOf({ platform: "LINKED_IN", url })).toBe("LinkedIn");
    expect(linkLabelOf({ platform: "UNKNOWN", url })).toBe("demo.example");
    expect(linkLabelOf({ platform: "UNKNOWN", url: "https://" })).toBe("Other");
  });

  it("starts a new link as https:// on LinkedIn", () => {
    expect(NEW_LINK).toEqual({ url: "https://", platform: "LINKED_IN", groupType: "SOCIALS" });
  });
});
