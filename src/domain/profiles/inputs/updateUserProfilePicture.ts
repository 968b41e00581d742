import * as z from "zod/mini";
import { file } from "../../documents/inputs/files.ts";

/** What `updateUserProfilePicture` takes. */
export const updateUserProfilePictureInput = z.object({ file: file("avatar") });
