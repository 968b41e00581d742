import { createContext } from "react";
import type { UploadDevice } from "./port.ts";
import { createXhrUploads } from "./xhrUploads.ts";

/** How large bodies are sent; a story gives another. */
export const UploadDeviceContext = createContext<UploadDevice>(createXhrUploads());
