import { use } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useUpdateUserProfilePictureMutation } from "../../../__generated__/useUpdateUserProfilePictureMutation.graphql.ts";
import { UploadDeviceContext } from "../../../devices/uploads/uploadDevices.ts";
import { PICTURE_NAME } from "../../../domain/profiles/picture.ts";
import { startUpload } from "../../../relay/startUpload.ts";
import { useRenewClaims } from "../../../session/useRenewClaims.ts";

/** Progress and cancellation of a picture's upload. */
export interface PictureUpload {
  /** The share that has left, from 0 to 1. */
  onProgress?(share: number): void;
  signal?: AbortSignal;
}

/** Replaces the signed-in person's picture. */
export function useUpdateUserProfilePicture() {
  const environment = useRelayEnvironment();
  const device = use(UploadDeviceContext);
  const renewClaims = useRenewClaims();

  /** Rejects with `CallError`, and with the signal's reason when that aborts it. */
  const upload = async (
    picture: Blob,
    { onProgress = () => {}, signal }: PictureUpload = {},
  ): Promise<void> => {
    const file = new File([picture], PICTURE_NAME, { type: "image/jpeg" });
    signal?.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const stop = startUpload<useUpdateUserProfilePictureMutation>(environment, {
        mutation: graphql`
          mutation useUpdateUserProfilePictureMutation($command: UpdateUserProfilePictureCommand!) {
            updateUserProfilePicture(command: $command) {
              profilePicture {
                systemFullPath
              }
            }
          }
        `,
        variables: { command: { file } },
        device,
        onProgress,
        onCompleted: () => resolve(),
        onError: reject,
      });
      signal?.addEventListener("abort", () => {
        stop();
        reject(signal.reason as Error);
      });
    });
    renewClaims();
  };
  return { upload };
}
