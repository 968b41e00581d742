import { answer } from "./answer.ts";
import { type Contents, drawLinkPicture } from "./linkPicture.ts";
import { registerFonts } from "./typeface.ts";

/** Of 100: letters stay sharp. */
const QUALITY = 86;

registerFonts();

/** Draws the picture that a link to a profile or an item shows itself with, as JPEG in base64. */
await answer(async (bytes) => {
  const canvas = await drawLinkPicture(JSON.parse(new TextDecoder().decode(bytes)) as Contents);
  return (await canvas.encode("jpeg", QUALITY)).toString("base64");
});
