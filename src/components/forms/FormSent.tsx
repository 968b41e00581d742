import { Button } from "../../ui/Button/Button.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { DoneMark } from "../page/DoneMark.tsx";
import styles from "./FormSent.module.css";

interface FormSentProps {
  name: string;
  text: string;
  /** Opens the form again; null where one is enough. */
  onAgain: (() => void) | null;
}

/** Takes the form's place, and its focus, once it was sent. */
export function FormSent({ name, text, onAgain }: FormSentProps) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className={styles.sent}>
      <Stack>
        <DoneMark />
        <Stack gap="small">
          <Heading level={2}>
            Thank you, <bdi>{name}</bdi>.
          </Heading>
          <Text>{text}</Text>
        </Stack>
        {onAgain && (
          <div>
            <Button onClick={onAgain}>Write another one</Button>
          </div>
        )}
      </Stack>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
