import * as z from "zod/mini";
import { LINK_GROUP_TYPES, LINK_PLATFORMS } from "../../generated/enums.ts";
import { LINKS_MAX } from "../../shared/limits.ts";
import { linkGroupOf } from "../links.ts";
import { oneOf, revision } from "../../shared/inputs/fields.ts";
import { URL_TEXTS, sameUrlKey, webUrl } from "./urls.ts";

const LINK_TEXTS = {
  type: "Invalid link type",
  repeated: "This URL is already used in another link",
  tooMany: `You can add at most ${LINKS_MAX} links`,
} as const;

const link = z
  .object(
    {
      url: webUrl(URL_TEXTS),
      groupType: oneOf(LINK_GROUP_TYPES, LINK_TEXTS.type),
      platform: oneOf(LINK_PLATFORMS, LINK_TEXTS.type),
    },
    URL_TEXTS.invalid,
  )
  .check(
    z.refine(({ groupType, platform }) => groupType === linkGroupOf(platform), {
      error: LINK_TEXTS.type,
      path: ["groupType"],
    }),
  );

/** What `updateLinks` takes. */
export const updateLinksInput = z.object({
  revision,
  links: z.array(link, "Links must be a list").check(
    z.maxLength(LINKS_MAX, { error: LINK_TEXTS.tooMany, abort: true }),
    z.check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const [index, { url }] of value.entries()) {
        const key = sameUrlKey(url);
        if (seen.has(key)) {
          issues.push({
            code: "custom",
            message: LINK_TEXTS.repeated,
            path: [index, "url"],
            input: value,
          });
        }
        seen.add(key);
      }
    }),
  ),
});
