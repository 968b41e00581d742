import type { StandInStore } from "../../standIns.ts";
import type { Sharing } from "../port.ts";

/** A post as this machine keeps it. */
export interface LocalPost {
  message: string;
  link: string;
  title: string;
  /** Epoch milliseconds. */
  postedAt: number;
}

/** The local network: the port, and the looking at it. */
export interface LocalSharing extends Sharing {
  /** The latest first, 50 at most. */
  readPosts(): Promise<LocalPost[]>;
  /** Whether it takes posts; false as if all permissions had expired. */
  isOpen(): Promise<boolean>;
  setOpen(isOpen: boolean): Promise<void>;
}

const POSTS_KEY = "sharing:posts";
const CLOSED_KEY = "sharing:closed";
const KEPT_MAX = 50;

/** Posts only go to a page on this machine. No Node module. */
export function createLocalSharing(options: {
  standIns: StandInStore;
  now: () => number;
}): LocalSharing {
  const { standIns, now } = options;
  const readPosts = async () => ((await standIns.read(POSTS_KEY)) ?? []) as LocalPost[];
  const isOpen = async () => (await standIns.read(CLOSED_KEY)) === null;
  return {
    readPosts,
    isOpen,
    setOpen: async (open) => {
      if (open) await standIns.take(CLOSED_KEY);
      else await standIns.write(CLOSED_KEY, true);
    },
    post: async ({ message, link, title }) => {
      if (!(await isOpen())) return { kind: "notAllowed" };
      const post = { message, link, title, postedAt: now() };
      await standIns.write(POSTS_KEY, [post, ...(await readPosts())].slice(0, KEPT_MAX));
      return { kind: "posted" };
    },
  };
}
