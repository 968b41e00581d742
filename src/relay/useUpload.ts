import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { UPLOAD_ERROR_SHOWN_MS, UPLOAD_SUCCESS_SHOWN_MS } from "../domain/shared/limits.ts";
import { useSession } from "../session/SessionProvider.tsx";
import { type Carrier, startUpload } from "./startUpload.ts";
import { uploadFailure } from "../calls/uploadFailure.ts";

/** A file that was not taken, and why. */
interface FailedUpload {
  name: string;
  text: string;
}

/** How far an upload is. */
export type UploadState =
  | { kind: "idle"; failedLast?: FailedUpload }
  | { kind: "uploading"; name: string; share: number }
  | { kind: "success" }
  | ({ kind: "error" } & FailedUpload);

interface UploadOptions<Mutation extends MutationParameters> {
  mutation: GraphQLTaggedNode;
  /** Sends the bytes and reports progress. */
  device: Carrier;
  /** Why a file need not be sent; null when it can be. */
  whyNot(file: File): string | null;
  /** The upload's id makes a repetition harmless. */
  toVariables(file: File, uploadId: string): Mutation["variables"];
  onDone(response: Mutation["response"]): void;
}

interface Upload {
  state: UploadState;
  send(file: File): void;
  /** Cancels an upload in progress. */
  cancel(): void;
}

/**
 * Uploads a file by a mutation, whose answer updates Relay's store. Success and errors show for as
 * long as docs/product.md 11.4 says, and a failure stays shown quietly until the next file. A file
 * that failed and is sent again counts as the same upload: its first attempt may have reached the
 * server.
 */
export function useUpload<Mutation extends MutationParameters>({
  mutation,
  device,
  whyNot,
  toVariables,
  onDone,
}: UploadOptions<Mutation>): Upload {
  const { host } = useSession();
  const environment = useRelayEnvironment();
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const running = useRef<(() => void) | null>(null);
  const unfinished = useRef<{ file: string; uploadId: string } | null>(null);

  useEffect(() => {
    if (state.kind === "success") {
      return host.after(UPLOAD_SUCCESS_SHOWN_MS, () => setState({ kind: "idle" }));
    }
    if (state.kind !== "error") return;
    const { name, text } = state;
    const after: UploadState = { kind: "idle", failedLast: { name, text } };
    return host.after(UPLOAD_ERROR_SHOWN_MS, () => setState(after));
  }, [host, state]);
  useEffect(() => () => running.current?.(), []);

  const uploadIdOf = ({ name, size, lastModified }: File) => {
    const file = `${name} ${size} ${lastModified}`;
    if (unfinished.current?.file !== file) {
      unfinished.current = { file, uploadId: host.newSecret() };
    }
    return unfinished.current.uploadId;
  };

  const send = (file: File) => {
    if (running.current !== null) return;
    const { name } = file;
    const why = whyNot(file);
    if (why !== null) return setState({ kind: "error", name, text: why });
    setState({ kind: "uploading", name, share: 0 });
    const end = (after: UploadState) => {
      running.current = null;
      setState(after);
    };
    const stop = startUpload<Mutation>(environment, {
      mutation,
      device,
      variables: toVariables(file, uploadIdOf(file)),
      onProgress: (share) => setState({ kind: "uploading", name, share }),
      onCompleted: (response) => {
        unfinished.current = null;
        end({ kind: "success" });
        onDone(response);
      },
      onError: (error) => end({ kind: "error", name, text: uploadFailure(error) }),
    });
    running.current = () => {
      stop();
      end({ kind: "idle" });
    };
  };

  const cancel = () => running.current?.();
  return { state, send, cancel };
}
