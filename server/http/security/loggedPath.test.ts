import { expect, it } from "vitest";
import { loggedPath } from "./loggedPath.ts";

it.each([
  ["/calendar/0123456789abcdef0123456789abcdef.ics", "/calendar/….ics"],
  ["/live-sessions/chn_0123-abc", "/live-sessions/…"],
  ["/LIVE-SESSIONS/chn_0123/more", "/LIVE-SESSIONS/…/more"],
  ["/demo-speaker/live/chn_0123", "/demo-speaker/live/…"],
  ["/live-sessions/", "/live-sessions/"],
  ["/documents/doc_0123", "/documents/doc_0123"],
  ["/demo-live/about", "/demo-live/about"],
])("the log names %s as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
