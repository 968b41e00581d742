import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

const STRIPE_SCRIPT = "https://js.stripe.com";

/**
 * Sets the headers that tell browsers what pages of this site may do. Nothing inline, nothing from elsewhere
 * but Stripe. They are the same for every answer, so they are put together once.
 */
export function createSecurityHeaders({ isSecure }: { isSecure: boolean }) {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", STRIPE_SCRIPT, "https://*.js.stripe.com"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:", "https://*.stripe.com"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", "https://api.stripe.com"],
        frameSrc: [STRIPE_SCRIPT, "https://*.js.stripe.com", "https://hooks.stripe.com"],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    // With "no-referrer" browsers would name no origin when a form of ours is sent.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  const headers = new Map<string, string>();
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  set({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return (response: ServerResponse): void => void response.setHeaders(headers);
}
