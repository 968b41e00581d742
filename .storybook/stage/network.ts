import { isCommonAssetRequest } from "msw";
import { setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

/** Requests of the story that is played which nobody answered: the story fails by them. */
export const unansweredRequests: string[] = [];

/** What the workshop itself asks for. */
const OWN_REQUEST =
  /sb-|@vite|@fs|@id|@react-refresh|\/node_modules\/|\/virtual:|\.stories\.|iframe\.html|__vitest|vitest_|\/src\/|\/mocks\/|\/server\/|\/\.storybook\//;

/** The service worker behind all stories. */
export async function startWorker() {
  const worker = setupWorker();
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
