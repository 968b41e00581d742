import { PATHS } from "../shared/paths.ts";

/**
 * First path segments that belong to the site itself, so that no creator's page can have them: its
 * screens (docs/product.md 18.1, 18.3), the server's paths, public files, and some words that would
 * sound official (`soundsLikeThePlatform` has the others).
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  // every word of the paths that there are
  ...Object.values<string>(PATHS).flatMap((path) => path.split("/")),
  // screens to come
  "support",
  "logout",
  "sign-in",
  "sign-up",
  "error",
  // parts of a creator's address, so that a shortened one leads nowhere else
  "consumable",
  "reschedule-booking",
  "live",
  // the server
  "graphql",
  "api",
  "auth",
  "callback",
  "webhooks",
  "uploads",
  "files",
  "local",
  "healthz",
  "readyz",
  "reports",
  "forms",
  "mails",
  "health",
  "ready",
  "metrics",
  "assets",
  "fonts",
  "images",
  "icons",
  "thumbnails",
  "profilepics",
  "link-previews",
  "exports",
  "calendar",
  "live-sessions",
  "documents",
  "public",
  "static",
  "storybook",
  "policies",
  "index",
  "manifest",
  "favicon",
  "robots",
  "sitemap",
  "service-worker",
  "sw",
  // else the server would show the page for those who are offline
  "offline",
  "well-known",
  // the platform's own voice
  "admin",
  "beamers",
  "help",
  "www",
  "null",
  "undefined",
]);
