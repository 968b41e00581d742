import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { type PageNeeds, contentPolicy, permissionsPolicy } from "./contentPolicy.ts";

/**
 * Sets the headers that tell browsers what pages of this site may do. They are the same for every
 * answer, so they are built once. `needs` is what pages may use on top of what the app always does.
 */
export function createSecurityHeaders({
  isSecure,
  needs = [],
}: {
  isSecure: boolean;
  needs?: readonly PageNeeds[];
}) {
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure,
    // With "no-referrer" browsers would send no origin with our forms.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const headers = new Map<string, string>([
    ["Content-Security-Policy", contentPolicy(needs, { isSecure })],
    ["Permissions-Policy", permissionsPolicy(needs)],
  ]);
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  set({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return (response: ServerResponse): void => void response.setHeaders(headers);
}
