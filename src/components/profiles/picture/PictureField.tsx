import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PictureField_profile$key } from "../../../__generated__/PictureField_profile.graphql.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { UPLOAD_ERROR_SHOWN_MS, UPLOAD_SUCCESS_SHOWN_MS } from "../../../domain/shared/limits.ts";
import { PICTURE_TYPES, pictureFault } from "../../../domain/profiles/picture.ts";
import { failureText } from "../../../calls/failure.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FailedUpload, type FailedUploadProps } from "../../../ui/DropZone/FailedUpload.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import type { PictureDialog } from "./PictureDialog.tsx";
import styles from "./PictureField.module.css";
import { uploadFailure } from "../../../calls/uploadFailure.ts";
import { useBriefly } from "./useBriefly.ts";
import { type PictureUpload, useUpdateUserProfilePicture } from "./useUpdateUserProfilePicture.ts";

interface PictureFieldProps {
  profile: PictureField_profile$key;
  /** What is wrong with it, for example that it is missing. */
  error?: string | undefined;
  /** The button for choosing another picture. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** One's own picture, and a way to replace it: it is saved as soon as it is cropped. */
export function PictureField({ profile, error, buttonRef }: PictureFieldProps) {
  const { firstName, lastName, profilePicture } = useFragment(
    graphql`
      fragment PictureField_profile on UserProfile {
        firstName
        lastName
        profilePicture {
          systemFullPath
        }
      }
    `,
    profile,
  );
  const path = profilePicture?.systemFullPath;
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (file === undefined && wasOpen.current) button.current?.focus();
    wasOpen.current = file !== undefined;
  }, [button, file]);
  const { Crop, isLoading, load } = useLazyDialog();
  const failed = useBriefly<FailedUploadProps>(UPLOAD_ERROR_SHOWN_MS);
  const saved = useBriefly<true>(UPLOAD_SUCCESS_SHOWN_MS);
  const { save } = useSavedPicture({ before: path });

  const choose = (chosen: File) => {
    const why = pictureFault(chosen);
    const fail = (text: string) => failed.say({ name: chosen.name, text });
    if (why !== null) return fail(why);
    failed.forget();
    setFile(chosen);
    load().catch((failure: unknown) => {
      setFile(undefined);
      fail(failureText(failure));
    });
  };

  return (
    <div className={styles.field}>
      <Avatar name={fullName({ firstName, lastName })} src={path} size="large" />
      <Stack gap="small">
        <div>
          <Button
            ref={button}
            icon={<Icon name={path ? "edit" : "plus"} />}
            aria-describedby={messageId}
            isBusy={isLoading}
            onClick={() => input.current?.click()}
          >
            {path ? "Change picture" : "Add a picture"}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Picture file"
            accept={PICTURE_TYPES.join(",")}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // Choosing the same file again counts, too.
              currentTarget.value = "";
              if (chosen) choose(chosen);
            }}
          />
        </div>
        <div role="status">
          {saved.now ? (
            <Text size="small" tone="success">
              <Icon name="check" /> Uploaded
            </Text>
          ) : (
            <Text size="small" tone="muted">
              JPG, JPEG or PNG, at most 30 MB. You’ll crop it next.
            </Text>
          )}
        </div>
        <FieldError id={messageId}>{failed.now?.text ?? error}</FieldError>
        {failed.last && <FailedUpload {...failed.last} />}
      </Stack>
      {file && Crop && (
        <Crop
          file={file}
          onClose={() => setFile(undefined)}
          onSave={async (picture, following) => {
            await save(picture, following);
            setFile(undefined);
            saved.say(true);
          }}
        />
      )}
    </div>
  );
}

type CropDialog = ComponentType<Parameters<typeof PictureDialog>[0]>;

/** The dialog's code loads once a picture was chosen. */
function useLazyDialog() {
  const [Crop, setCrop] = useState<CropDialog>();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const loaded = await import("./PictureDialog.tsx");
      setCrop(() => loaded.PictureDialog);
    } finally {
      setLoading(false);
    }
  };
  return { Crop, isLoading, load };
}

/** Saves a picture; the previous one can be restored from the toast. */
function useSavedPicture({ before }: { before: string | undefined }) {
  const { upload } = useUpdateUserProfilePicture();
  const showToast = useToast();

  const undo = async (path: string) => {
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`The picture before is gone: ${response.status}`);
      await upload(await response.blob());
      showToast({ text: "Undone" });
    } catch (error) {
      showToast({ text: uploadFailure(error), tone: "danger" });
    }
  };
  const save = async (picture: Blob, following: PictureUpload) => {
    await upload(picture, following);
    showToast({
      text: "Picture saved",
      tone: "success",
      ...(before && { action: { label: "Undo", onSelect: () => void undo(before) } }),
    });
  };
  return { save };
}
