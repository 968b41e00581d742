import { useEffect, useRef, useState } from "react";
import { UPLOAD_ERROR_SHOWN_MS } from "../../../domain/shared/limits.ts";
import { PICTURE_EDGE_MAX_IN_PX, PICTURE_QUALITY } from "../../../domain/profiles/picture.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { FailedUpload } from "../../../ui/DropZone/FailedUpload.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { WHOLE } from "../../../ui/ImageCrop/crop.ts";
import { cutSquare } from "../../../ui/ImageCrop/cutSquare.ts";
import { ImageCrop } from "../../../ui/ImageCrop/ImageCrop.tsx";
import { useOpenedImage } from "../../../ui/ImageCrop/useOpenedImage.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { ProgressBar } from "../../../ui/Progress/Progress.tsx";
import { Skeleton } from "../../../ui/Skeleton/Skeleton.tsx";
import { uploadFailure } from "../../../calls/uploadFailure.ts";
import { useBriefly } from "./useBriefly.ts";
import type { PictureUpload } from "./useUpdateUserProfilePicture.ts";

interface PictureDialogProps {
  file: File;
  onClose: () => void;
  /** Uploads the square; rejects if that fails or is cancelled. */
  onSave: (picture: Blob, following: PictureUpload) => Promise<void>;
}

const UNREADABLE = "This picture can’t be opened. Choose another one.";

/** Cuts a square out of a chosen picture, and saves it. */
export function PictureDialog({ file, onClose, onSave }: PictureDialogProps) {
  const opened = useOpenedImage(file);
  const [crop, setCrop] = useState(WHOLE);
  /** The uploaded share; null without an upload. */
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const failed = useBriefly<string>(UPLOAD_ERROR_SHOWN_MS);

  const save = async () => {
    if (opened.state !== "open") return;
    const { signal } = (running.current = new AbortController());
    setShare(0);
    failed.forget();
    const options = { crop, edgeMax: PICTURE_EDGE_MAX_IN_PX, quality: PICTURE_QUALITY };
    const picture = await cutSquare(opened.image, options).catch(() => null);
    try {
      if (picture === null) failed.say(UNREADABLE);
      else await onSave(picture, { signal, onProgress: setShare });
    } catch (error) {
      if (!signal.aborted) failed.say(uploadFailure(error));
    } finally {
      setShare(null);
    }
  };
  // The square that was chosen stays, to be sent again.
  const cancelUpload = () => running.current?.abort();

  return (
    <Dialog
      isOpen
      onClose={share === null ? onClose : cancelUpload}
      title="Crop your picture"
      actions={
        opened.state === "open" && (
          <Button variant="primary" isBusy={share !== null} onClick={() => void save()}>
            Save picture
          </Button>
        )
      }
    >
      <Stack>
        {opened.state === "opening" && <Skeleton shape="poster" />}
        {opened.state === "failed" && <FieldError>{UNREADABLE}</FieldError>}
        {opened.state === "open" && (
          <ImageCrop
            label="Your picture"
            image={opened.image}
            crop={crop}
            onChange={setCrop}
            takesFocus
          />
        )}
        {share !== null && <ProgressBar label="Uploading your picture" value={share} />}
        <FieldError>{failed.now}</FieldError>
        {failed.last && <FailedUpload name={file.name} text={failed.last} />}
      </Stack>
    </Dialog>
  );
}
