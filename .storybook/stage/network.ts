import { isCommonAssetRequest } from "msw";
import { HttpResponse, http } from "msw/http";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { SERVER_ADDRESSES } from "../../mocks/serverAddresses.ts";

/** Unanswered requests of the running story: they fail it. */
export const unansweredRequests: string[] = [];

/** How the paths of the workshop's own files begin: as built, and as its dev server loads them. */
const OWN_FILES = [
  "/assets/",
  "/sb-",
  "/@",
  "/virtual:",
  "/node_modules/",
  "/.storybook/",
  "/stories/",
  "/mocks/",
  "/server/",
  "/src/",
];
const isOwn = ({ pathname }: URL) =>
  pathname === "/iframe.html" || OWN_FILES.some((begin) => pathname.startsWith(begin));

/**
 * Answers while no world does: a call in flight when its story was left would otherwise reach
 * whatever serves the workshop.
 */
const nobody = SERVER_ADDRESSES.map((address) =>
  http.all(address, ({ request }) => {
    unansweredRequests.push(`${request.method} ${request.url}`);
    // Not an error, which the browser would print: the caller is gone.
    return new HttpResponse(null, { status: 204 });
  }),
);

const worker = setupWorker(...nobody);

/** Answers by these before by any others, until the next story. */
export const answerBy = worker.use.bind(worker);

/** The service worker behind all stories. */
export async function startWorker() {
  await worker.start({
    quiet: true,
    serviceWorker: {
      url: `/storyWorker.js?${new URLSearchParams(OWN_FILES.map((path) => ["own", path])).toString()}`,
    },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isCommonAssetRequest(request) || isOwn(new URL(request.url))) return;
      unansweredRequests.push(`${request.method} ${request.url}`);
    },
  });
  return worker;
}
