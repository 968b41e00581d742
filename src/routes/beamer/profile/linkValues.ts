import type { LinkGroupType, LinkPlatform } from "../../../domain/generated/enums.ts";
import { isWebUrl } from "../../../domain/profiles/inputs/urls.ts";
import { LINK_CHOICES, linkGroupOf, linkLabelOf } from "../../../domain/profiles/links.ts";

/** The links as their form has them. */
export interface LinkValues {
  links: { url: string; platform: LinkPlatform; groupType: LinkGroupType }[];
}

/** Saved links as values of the form; a platform that a newer server knows becomes Other. */
export function linkValues(
  links: readonly { url: string; platform: string }[],
): LinkValues["links"] {
  return links.map(({ url, platform }) => {
    const known = LINK_CHOICES.find((choice) => choice.platform === platform);
    const shown = known?.platform ?? "UNKNOWN";
    return { url, platform: shown, groupType: linkGroupOf(shown) };
  });
}

/** What visitors will see of the typed values: the links with an address. */
export function shownLinks(links: LinkValues["links"]) {
  return links
    .filter(({ url }) => isWebUrl(url))
    .map(({ url, platform }, index) => ({
      id: String(index),
      title: linkLabelOf({ platform, url }),
      url: url.trim(),
      groupType: linkGroupOf(platform),
      platform,
    }));
}
