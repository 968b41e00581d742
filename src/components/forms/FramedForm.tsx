import type { FormKind } from "../../domain/generated/enums.ts";
import { framedFormAddress } from "../../domain/forms/addresses.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import styles from "./FramedForm.module.css";

/** Another service's form, in a frame on a page of the server's. */
export function FramedForm({ kind, title }: { kind: FormKind; title: string }) {
  const address = framedFormAddress(kind);
  return (
    <Stack gap="small">
      {/* A page of ours, which has no script; the frame in it has a sandbox. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe className={styles.frame} src={address} title={title} />
      <Text size="small" tone="muted">
        Can’t see the form?{" "}
        <Link href={address} target="_blank">
          Open it in a new tab
        </Link>
        .
      </Text>
    </Stack>
  );
}
