import { use } from "react";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { UploadDeviceContext } from "../../devices/uploads/uploadDevices.ts";
import { PDF_UPLOAD, whyNoPdf } from "../../domain/documents/upload.ts";
import { useUpload } from "../../relay/useUpload.ts";
import { DropZone } from "../../ui/DropZone/DropZone.tsx";

interface PdfDropZoneProps<Mutation extends MutationParameters> {
  label: string;
  successText?: string;
  mutation: GraphQLTaggedNode;
  toVariables: (file: File, uploadId: string) => Mutation["variables"];
  /** Why nothing can be uploaded yet, in words; null if it can. */
  whyNot?: () => string | null;
  onDone: (response: Mutation["response"]) => void;
}

/** Sends one PDF by a mutation, and says how far it is. */
export function PdfDropZone<Mutation extends MutationParameters>({
  label,
  successText,
  mutation,
  toVariables,
  whyNot = () => null,
  onDone,
}: PdfDropZoneProps<Mutation>) {
  const device = use(UploadDeviceContext);
  const { state, send, cancel } = useUpload<Mutation>({
    mutation,
    device,
    whyNot: (file) => whyNoPdf(file) ?? whyNot(),
    toVariables,
    onDone,
  });
  return (
    <DropZone
      label={label}
      hint={`${PDF_UPLOAD.typeLabel}, up to 30 MB. Drop it here, or choose it.`}
      accept={PDF_UPLOAD.accept}
      state={state}
      onFile={send}
      onCancel={cancel}
      {...(successText === undefined ? {} : { successText })}
    />
  );
}
