import type { Plugin } from "graphql-yoga";
import { audienceOf, missingRight } from "../../graphql/missingRight.ts";
import { callRefusal } from "../graphql/callRefusal.ts";
import type { RequestScope } from "../transport/requestScope.ts";
import { rootFields } from "../graphql/rootFields.ts";
import type { UploadBody } from "./uploadBody.ts";
import type { AdmittedUpload } from "./uploads.ts";

/** An upload whose call has been read or is about to be. */
export type RunningUpload = UploadBody & AdmittedUpload;

/** When to retry for a place. */
export const RETRY_UPLOAD = { "retry-after": "5" };

/** Gives the library the call of an upload, which it does not read itself. */
export function useUploadedCall(): Plugin<object, { upload?: RunningUpload }> {
  return {
    onRequestParse({ serverContext: { upload }, setRequestParser }) {
      if (upload !== undefined) setRequestParser(() => upload.call);
    },
  };
}

/**
 * Acquires the place for an upload's call once the call is known to be permitted; a forbidden one
 * is refused by the schema, and needs no place.
 */
export function useUploadPlaces(): Plugin<{ call: RequestScope; upload?: RunningUpload }> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { call, upload } = args.contextValue as { call: RequestScope; upload?: RunningUpload };
      if (upload === undefined) return;
      const isRefused = (name: string) =>
        missingRight(audienceOf(name) ?? "ANYONE", call.context.viewer) !== null;
      // One permitted call of several reads the file.
      if (rootFields(args.document, args.operationName).every(isRefused)) {
        return upload.cutAfterAnswer();
      }
      if (upload.takePlace()) return;
      const refusal = callRefusal("RATE_LIMITED", { status: 503, headers: RETRY_UPLOAD });
      setResultAndStopExecution({ errors: [refusal] });
    },
  };
}
