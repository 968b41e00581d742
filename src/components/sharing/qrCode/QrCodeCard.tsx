import { useState } from "react";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { QrCode } from "./QrCode.tsx";
import { saveFile } from "../../exports/saveFile.ts";

interface QrCodeCardProps {
  /** The code's full address. */
  address: string;
  /** Prefix of the file names. */
  name: string;
  /** Whether the creator is looking. */
  isOwn: boolean;
}

/** A creator's code, to look at and to take along in three sizes. */
export function QrCodeCard({ address, name, isOwn }: QrCodeCardProps) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const download = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      const { zipQrCodes } = await import("./zipQrCodes.ts");
      saveFile(await zipQrCodes({ address, name }), `${name}-qr-codes.zip`);
    } catch {
      setMessage("The QR code couldn’t be made. Try again, or use another browser.");
    }
    setBusy(false);
  };
  return (
    <Card as="section" variant="sunken">
      <Stack>
        <QrCode address={address} />
        <Stack gap="tiny">
          <Heading level={2}>{isOwn ? "Your QR code" : "QR code"}</Heading>
          <Text size="small" tone="muted">
            {isOwn ? "For your last slide: it leads to your page." : "It leads to this page."} Three
            sizes in one file.
          </Text>
        </Stack>
        <FieldError>{message}</FieldError>
        <Button wide icon={<Icon name="download" />} isBusy={isBusy} onClick={download}>
          Download QR code
        </Button>
      </Stack>
    </Card>
  );
}
