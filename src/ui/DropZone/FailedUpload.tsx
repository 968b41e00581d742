import styles from "./FailedUpload.module.css";

/** A file that was not taken, and why. */
export interface FailedUploadProps {
  name: string;
  text: string;
}

/** A quiet reminder of the last failure, once the error itself has gone. */
export function FailedUpload({ name, text }: FailedUploadProps) {
  return (
    <p className={styles.line}>
      <bdi>{name}</bdi> wasn’t uploaded: {text}
    </p>
  );
}
