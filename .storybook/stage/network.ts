import { isCommonAssetRequest } from "msw";
import { HttpResponse, http } from "msw/http";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";
import { SERVER_ADDRESSES } from "../../mocks/serverAddresses.ts";

/** Requests of the story that is played which nobody answered: the story fails by them. */
export const unansweredRequests: string[] = [];

/** What the workshop itself asks for, and the files of PDF.js, which it has. */
const OWN_REQUEST =
  /sb-|\/assets\/pdfjs-|@vite|@fs|@id|@react-refresh|\/node_modules\/|\/virtual:|\.stories\.|iframe\.html|__vitest|vitest_|\/src\/|\/mocks\/|\/server\/|\/\.storybook\//;

/**
 * What answers while no world does: a call that was on its way when its story was left would
 * otherwise reach whatever serves the workshop.
 */
const nobody = SERVER_ADDRESSES.map((address) =>
  http.all(address, ({ request }) => {
    unansweredRequests.push(`${request.method} ${request.url}`);
    // Not an error, which the browser would print: who asked is gone.
    return new HttpResponse(null, { status: 204 });
  }),
);

/** The service worker behind all stories. */
export async function startWorker() {
  const worker = setupWorker(...nobody);
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
