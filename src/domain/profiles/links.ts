import type { LinkGroupType, LinkPlatform } from "../generated/enums.ts";

const PLATFORMS: Record<LinkPlatform, { readonly title: string; readonly group: LinkGroupType }> = {
  LINKED_IN: { title: "LinkedIn", group: "SOCIALS" },
  INSTAGRAM: { title: "Instagram", group: "SOCIALS" },
  FACEBOOK: { title: "Facebook", group: "SOCIALS" },
  YOUTUBE: { title: "Youtube", group: "SOCIALS" },
  X: { title: "X", group: "SOCIALS" },
  WHATS_APP: { title: "WhatsApp", group: "LINKS" },
  SUBSTACK: { title: "Substack", group: "NEWSLETTERS" },
  BEEHIIV: { title: "Beehiiv", group: "NEWSLETTERS" },
  TIK_TOK: { title: "TikTok", group: "SOCIALS" },
  UNKNOWN: { title: "Other", group: "LINKS" },
};

/** The heading that a platform's links are listed under (docs/product.md 3.5). */
export function linkGroupOf(platform: LinkPlatform): LinkGroupType {
  return PLATFORMS[platform].group;
}

/** The name shown for a platform. */
export function linkTitleOf(platform: LinkPlatform): string {
  return PLATFORMS[platform].title;
}

/** What visitors read on a link: its platform or, on one that we don't know, the site's domain. */
export function linkLabelOf({ platform, url }: { platform: LinkPlatform; url: string }): string {
  if (platform !== "UNKNOWN" || !URL.canParse(url)) return linkTitleOf(platform);
  return new URL(url).hostname.replace(/^www\./, "");
}

/** All platforms with the names shown, in the order in which an editor offers them. */
export const LINK_CHOICES: readonly { readonly platform: LinkPlatform; readonly title: string }[] =
  (Object.keys(PLATFORMS) as LinkPlatform[]).map((platform) => ({
    platform,
    title: linkTitleOf(platform),
  }));

/** Initial values of a new row in the links editor. */
export const NEW_LINK = {
  url: "https://",
  platform: "LINKED_IN",
  groupType: linkGroupOf("LINKED_IN"),
} as const satisfies { url: string; platform: LinkPlatform; groupType: LinkGroupType };
