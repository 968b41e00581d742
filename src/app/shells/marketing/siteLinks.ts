import { PATHS } from "../../../domain/shared/paths.ts";

interface SiteLink {
  label: string;
  href: string;
}

/** In the bar of wide windows, and first in the menu of narrow ones. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { label: "Home", href: PATHS.marketing },
  { label: "Features", href: PATHS.features },
  { label: "Beta program", href: PATHS.betaProgram },
];

/** Only in the menu of narrow windows: wide ones have them in the footer. */
export const MORE_LINKS: readonly SiteLink[] = [
  { label: "Team", href: PATHS.team },
  { label: "Contact", href: PATHS.contact },
  { label: "For investors", href: PATHS.forInvestors },
  { label: "Support", href: PATHS.contact },
  { label: "Terms", href: PATHS.terms },
  { label: "Privacy", href: PATHS.privacy },
];

/** The footer's columns. */
export const FOOTER_LINKS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: "Product",
    links: [
      ...MAIN_LINKS,
      { label: "Private beta", href: PATHS.privateBeta },
      { label: "Join", href: PATHS.join },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Team", href: PATHS.team },
      { label: "For investors", href: PATHS.forInvestors },
      { label: "Contact", href: PATHS.contact },
      { label: "Support", href: PATHS.contact },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Terms", href: PATHS.terms },
      { label: "Privacy", href: PATHS.privacy },
      { label: "Imprint", href: PATHS.imprint },
    ],
  },
];
