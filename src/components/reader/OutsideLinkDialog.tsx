import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface OutsideLinkDialogProps {
  /** The link that was followed; null while the dialog is closed. */
  address: string | null;
  /** Where the link was, and where it goes. */
  about?: string;
  onClose: () => void;
}

/**
 * Asks before a link leaves the site, and shows its full address: somebody else chose where it leads.
 */
export function OutsideLinkDialog({
  address,
  about = "It’s in the document and goes to another site.",
  onClose,
}: OutsideLinkDialogProps) {
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title="Open this link?"
      actions={
        address !== null && (
          <ButtonLink
            variant="primary"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            Open link
          </ButtonLink>
        )
      }
    >
      <Stack gap="small">
        <Text>This link leads to:</Text>
        <Text weight="strong" dir="auto">
          {address}
        </Text>
        <Text size="small" tone="muted">
          {about}
        </Text>
      </Stack>
    </Dialog>
  );
}
