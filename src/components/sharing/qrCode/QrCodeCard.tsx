import { useState } from "react";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { QrCode } from "./QrCode.tsx";
import { save } from "./save.ts";

interface QrCodeCardProps {
  /** What the code leads to, in full. */
  address: string;
  /** Begins the names of the files. */
  name: string;
}

/** A creator's code, to look at and to take along in three sizes. */
export function QrCodeCard({ address, name }: QrCodeCardProps) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const download = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      const { zipQrCodes } = await import("./zipQrCodes.ts");
      save(await zipQrCodes({ address, name }), `${name}-qr-codes.zip`);
    } catch {
      setMessage("The pictures couldn't be made. Try again, or use another browser.");
    }
    setBusy(false);
  };
  return (
    <Card as="section" variant="sunken">
      <Stack>
        <QrCode address={address} />
        <Stack gap="tiny">
          <Heading level={2}>Your QR code</Heading>
          <Text size="small" tone="muted">
            For your last slide: it leads straight to this page. Three sizes in one file.
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
