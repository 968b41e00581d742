import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { failureText } from "../../../calls/failure.ts";
import { Button, type ButtonProps } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";

interface AskedChangeProps {
  /** What both buttons say: the one that asks, and the one that does it. */
  label: string;
  /** Of the button that asks. */
  variant?: ButtonProps["variant"];
  question: string;
  /** What the change means. */
  children: ReactNode;
  change: () => Promise<unknown>;
  isBusy: boolean;
  /** Once the question is gone; it is given the focus that the dialog would restore. */
  onDone: () => void;
}

/** A change of the calendar address that is made after a question. */
export function AskedChange(props: AskedChangeProps) {
  const { label, variant, question, children, change, isBusy, onDone } = props;
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = () => {
    setFailure(undefined);
    setAsked(true);
  };
  const carryOut = async () => {
    try {
      await change();
      // The dialog gives the focus back to the button first.
      flushSync(() => setAsked(false));
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <>
      <Button {...(variant && { variant })} onClick={ask}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => {
          // How it ends is said here.
          if (!isBusy) setAsked(false);
        }}
        title={question}
        actions={
          <Button variant="danger" isBusy={isBusy} onClick={() => void carryOut()}>
            {label}
          </Button>
        }
      >
        <Stack>
          <p>{children}</p>
          <FieldError>{failure}</FieldError>
        </Stack>
      </Dialog>
    </>
  );
}
