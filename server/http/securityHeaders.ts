import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

const STRIPE_SCRIPT = "https://js.stripe.com";

/** Headers that tell browsers what pages of this site may do. Nothing inline, nothing from elsewhere but Stripe. */
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
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve, reject) =>
      set(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
    );
}
