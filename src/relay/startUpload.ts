import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
} from "relay-runtime";
import type { CallMetadata } from "./environment.ts";

/** Sends bytes as `fetch` does, and reports progress. */
export type Carrier = (listener: { onProgress(share: number): void }) => typeof fetch;

interface UploadCall<Mutation extends MutationParameters> {
  mutation: GraphQLTaggedNode;
  variables: Mutation["variables"];
  device: Carrier;
  /** The share that has left, from 0 to 1. */
  onProgress(share: number): void;
  onCompleted(response: Mutation["response"]): void;
  onError(error: Error): void;
}

/**
 * Sends a mutation with a file; Relay's store is updated from the answer. Returns a cancel
 * function: no callback fires afterwards.
 */
export function startUpload<Mutation extends MutationParameters>(
  environment: Environment,
  { mutation, variables, device, ...listener }: UploadCall<Mutation>,
): () => void {
  let isOver = false;
  const carrier = device({
    // Bytes may set out, or be counted, after all is over.
    onProgress: (share) => isOver || listener.onProgress(share),
  });
  const { dispose } = commitMutation<Mutation>(environment, {
    mutation,
    variables,
    cacheConfig: { force: true, metadata: { carrier } satisfies CallMetadata },
    onCompleted: (response) => {
      isOver = true;
      listener.onCompleted(response);
    },
    onError: (error) => {
      isOver = true;
      listener.onError(error);
    },
  });
  return () => {
    isOver = true;
    dispose();
  };
}
