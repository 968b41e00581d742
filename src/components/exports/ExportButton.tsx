import { useState } from "react";
import { failureText } from "../../calls/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { saveFile } from "./saveFile.ts";

interface ExportButtonProps {
  /** Fetches the file; rejects with a `CallError`. */
  download: () => Promise<Blob>;
  fileName: string;
}

/** Takes all of a list along, for a spreadsheet. */
export function ExportButton({ download, fileName }: ExportButtonProps) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const handleExport = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      saveFile(await download(), fileName);
      showToast({ text: `${fileName} saved`, tone: "success" });
    } catch (error) {
      setMessage(failureText(error));
    }
    setBusy(false);
  };
  return (
    <Stack gap="small">
      <Button icon={<Icon name="download" />} isBusy={isBusy} onClick={handleExport}>
        Export all as CSV
      </Button>
      <FieldError>{message}</FieldError>
    </Stack>
  );
}
