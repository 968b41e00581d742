import { Icon } from "../../ui/Icon/Icon.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import styles from "./NoDocument.module.css";

/** A placeholder for a document to come. */
export function NoDocument() {
  return (
    <div className={styles.none} role="status">
      <Icon name="document" size="large" />
      <Text weight="strong">There is no file yet.</Text>
      <Text size="small" tone="muted">
        Add a PDF, and its first page appears here.
      </Text>
    </div>
  );
}
