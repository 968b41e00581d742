// What a page needs once it is there, in one file.
export { noteZone } from "../session/noteZone.ts";
export { NewVersion } from "./version/NewVersion.tsx";
export { dropCanonical } from "./dropCanonical.ts";
