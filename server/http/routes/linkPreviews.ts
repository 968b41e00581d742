import { shareWork } from "../../concurrency/shareWork.ts";
import { readLinkPreview } from "../../services/links/readLinkPreview.ts";
import type { Route } from "../handler.ts";
import type { RateLimits } from "../security/rateLimits.ts";
import { sendElsewhere } from "../pages/sendPage.ts";
import {
  callerOf,
  createRequestScope,
  type RequestScopeOptions,
} from "../transport/requestScope.ts";
import { isRead, sendNotAllowed, sendNotFound, sendOrRefuse } from "../transport/readOnly.ts";
import type { KeptPictures } from "./keptPictures.ts";
import { asPicture, sendPicture } from "./pictures.ts";

interface LinkPreviewsOptions extends RequestScopeOptions {
  rateLimits: RateLimits;
  pictures: KeptPictures;
}

const PATH = "/link-previews/";
const PICTURE = /^([A-Za-z0-9_-]{1,64})\/([a-f0-9]{16})\.jpg$/;

/**
 * `GET /link-previews/<id>/<version>.jpg`: the picture with which a link to a profile or an item
 * shows itself, drawn when it is asked for first: that counts as rendering a page does. A former
 * version leads to the present one.
 */
export function linkPreviews(options: LinkPreviewsOptions): Route {
  const running = new Map<string, ReturnType<typeof readLinkPreview>>();
  const { rateLimits, pictures } = options;
  return {
    path: PATH,
    kind: asPicture,
    answer: async (request, response) => {
      const [place = ""] = (request.url ?? "").slice(PATH.length).split(/[?#]/);
      const [, subjectId, version] = PICTURE.exec(place) ?? [];
      if (!isRead(request)) return sendNotAllowed(response);
      if (subjectId === undefined || version === undefined) return sendNotFound(response);
      await sendOrRefuse(response, async () => {
        const call = await createRequestScope(options, request);
        const mayDraw = async () =>
          (await rateLimits.admitRequest(callerOf(call), "render")) === null;
        const found = await shareWork(running, place, () =>
          readLinkPreview(call.context, { subjectId, version, mayDraw }),
        );
        if ("movedTo" in found) return sendElsewhere(response, found.movedTo);
        await sendPicture({ request, response }, pictures, found.key);
      });
    },
  };
}
