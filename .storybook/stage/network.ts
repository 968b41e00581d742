import { isCommonAssetRequest } from "msw";
import { HttpResponse, http } from "msw/http";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { SERVER_ADDRESSES } from "../../mocks/serverAddresses.ts";

/** Unanswered requests of the running story: they fail it. */
export const unansweredRequests: string[] = [];

/** The workshop's own requests, and the files of PDF.js, which it has. */
const OWN_REQUEST =
  /sb-|\/assets\/pdfjs-|@vite|@fs|@id|@react-refresh|\/node_modules\/|\/virtual:|\.stories\.|iframe\.html|__vitest|vitest_|\/src\/|\/mocks\/|\/server\/|\/\.storybook\//;

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
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      if (isCommonAssetRequest(request) || OWN_REQUEST.test(request.url)) return;
      unansweredRequests.push(`${request.method} ${request.url}`);
    },
  });
  return worker;
}
