import { WORLD_NOW } from "../server/world/clock.ts";

/** Zones that a browser may run in, by names that fit into an address. */
const ZONES = {
  brussels: { zone: "Europe/Brussels", title: "Brussels" },
  angeles: { zone: "America/Los_Angeles", title: "Los Angeles" },
  kolkata: { zone: "Asia/Kolkata", title: "Kolkata, half an hour" },
  kathmandu: { zone: "Asia/Kathmandu", title: "Kathmandu, a quarter" },
  kiritimati: { zone: "Pacific/Kiritimati", title: "Kiritimati, tomorrow" },
  utc: { zone: "UTC", title: "UTC" },
} as const;

/** Presents of the world. None is later than the first, as scenes book from then on. */
const CLOCKS = {
  monday: { now: WORLD_NOW, title: "Monday morning" },
  saturday: { now: "2026-03-14T22:50:00.000Z", title: "Saturday, near midnight" },
  february: { now: "2026-02-28T12:00:00.000Z", title: "The last of February" },
  newYear: { now: "2025-12-31T22:30:00.000Z", title: "New Year's Eve" },
  longHour: { now: "2025-10-26T00:30:00.000Z", title: "The night of the long hour" },
} as const;

/** What the toolbar is set to. */
interface Settings {
  theme: "light" | "dark";
  zone: keyof typeof ZONES;
  clock: keyof typeof CLOCKS;
  network: "fast" | "slow" | "offline";
  motion: "full" | "reduced";
}

/** The initial conditions; the width is the window's. */
export const initialGlobals: Settings = {
  theme: "light",
  zone: "brussels",
  clock: "monday",
  network: "fast",
  motion: "full",
};

/** Under which conditions a story is looked at. */
export interface Conditions extends Pick<Settings, "theme" | "network" | "motion"> {
  /** IANA zone that the browser of the story says it runs in. */
  zone: string;
  /** The world's present: an instant in ISO 8601. */
  now: string;
}

/** Reads the toolbar; what is missing gets its default. */
export function conditionsOf(globals: Record<string, unknown>): Conditions {
  const { zone, clock, ...rest } = { ...initialGlobals, ...(globals as Partial<Settings>) };
  return { ...rest, zone: ZONES[zone].zone, now: CLOCKS[clock].now };
}

interface Choice {
  description: string;
  title: string;
  icon: "circlehollow" | "globe" | "time" | "lightning" | "play";
  /** The options and their names. */
  names: Readonly<Record<string, string>>;
}

const choice = ({ description, title, icon, names }: Choice) => ({
  description,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(names).map(([value, title]) => ({ value, title })),
  },
});

const titlesOf = (choices: Readonly<Record<string, { title: string }>>) =>
  Object.fromEntries(Object.entries(choices).map(([key, { title }]) => [key, title]));

export const globalTypes = {
  theme: choice({
    description: "Light or dark",
    title: "Theme",
    icon: "circlehollow",
    names: { light: "Light", dark: "Dark" } satisfies Record<Settings["theme"], string>,
  }),
  zone: choice({
    description: "The zone that the browser runs in",
    title: "Zone",
    icon: "globe",
    names: titlesOf(ZONES),
  }),
  clock: choice({
    description: "When it is",
    title: "Clock",
    icon: "time",
    names: titlesOf(CLOCKS),
  }),
  network: choice({
    description: "Between the browser and the server",
    title: "Network",
    icon: "lightning",
    names: { fast: "Fast", slow: "Slow", offline: "Offline" } satisfies Record<
      Settings["network"],
      string
    >,
  }),
  motion: choice({
    description: "What the reader asked of movement",
    title: "Motion",
    icon: "play",
    names: { full: "Motion", reduced: "Reduced motion" } satisfies Record<
      Settings["motion"],
      string
    >,
  }),
};

const width = (name: string, pixels: number, height: string) => ({
  name,
  styles: { width: `${pixels}px`, height },
});

/** The smallest phone, a common one, the breakpoint, a desk. */
export const viewports = {
  small: width("Small phone, 320", 320, "568px"),
  phone: width("Phone, 390", 390, "844px"),
  breakpoint: width("Breakpoint, 1024", 1024, "768px"),
  desktop: width("Desktop, 1280", 1280, "800px"),
};
