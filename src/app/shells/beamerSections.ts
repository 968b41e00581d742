import { PATHS } from "../../domain/shared/paths.ts";
import type { IconName } from "../../ui/Icon/paths.ts";

/** A section of a creator's own pages. */
export interface BeamerSection {
  label: string;
  href: string;
  icon: IconName;
  /** Prefixes of other paths that belong to it. */
  also?: readonly string[];
}

/** What precedes a pattern's parameters. */
const beginOf = (pattern: string) => pattern.slice(0, pattern.indexOf("/:"));

/** The sections, in the order of the navigation. */
export const BEAMER_SECTIONS: readonly BeamerSection[] = [
  { label: "Dashboard", href: PATHS.beamer, icon: "dashboard" },
  {
    label: "About",
    href: PATHS.beamerAbout,
    icon: "user",
    also: [PATHS.beamerProfile, beginOf(PATHS.beamerTalk)],
  },
  {
    label: "Offerings",
    href: PATHS.beamerOfferings,
    icon: "card",
    also: [beginOf(PATHS.beamerPublication)],
  },
  {
    label: "Availability",
    href: PATHS.beamerAvailability,
    icon: "clock",
    also: [PATHS.beamerCalendars, PATHS.beamerBookingRules],
  },
  { label: "Bookings", href: PATHS.beamerBookings, icon: "calendar" },
  { label: "Earnings", href: PATHS.beamerEarnings, icon: "earnings" },
  { label: "Audience", href: PATHS.beamerAudience, icon: "people" },
  { label: "Settings", href: PATHS.beamerSettings, icon: "settings" },
];

/** The section that a path belongs to: the longest matching prefix. */
export function sectionAt(pathname: string): BeamerSection | undefined {
  const begins = ({ href, also = [] }: BeamerSection) =>
    [href, ...also].filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  return BEAMER_SECTIONS.map((section) => ({
    section,
    length: Math.max(0, ...begins(section).map((path) => path.length)),
  }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.section;
}
