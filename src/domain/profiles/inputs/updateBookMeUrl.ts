import * as z from "zod/mini";
import { revision } from "../../shared/inputs/fields.ts";
import { URL_TEXTS, webUrlOrEmpty } from "./urls.ts";

/** The form's initial value. */
export const NEW_BOOK_ME_URL = "https://";

/** What `updateBookMeUrl` takes. */
export const updateBookMeUrlInput = z.object({
  url: webUrlOrEmpty(URL_TEXTS.invalid),
  revision,
});
