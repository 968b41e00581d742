import type { LinkGroupType, LinkPlatform } from "../../../domain/generated/enums.ts";
import { isWebUrl } from "../../../domain/profiles/inputs/urls.ts";
import { LINK_CHOICES, linkGroupOf, linkTitleOf } from "../../../domain/profiles/links.ts";

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

/** What visitors will see of what is typed: the links that lead somewhere. */
export function shownLinks(links: LinkValues["links"]) {
  return links
    .filter(({ url }) => isWebUrl(url))
    .map(({ url, platform }, index) => ({
      id: String(index),
      title: linkTitleOf(platform),
      url: url.trim(),
      groupType: linkGroupOf(platform),
      platform,
    }));
}
