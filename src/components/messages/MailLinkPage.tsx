import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CallError, type CallErrorCode } from "../../calls/callError.ts";
import { failureText } from "../../calls/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Card } from "../../ui/Card/Card.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Eyebrow, Heading, Text } from "../../ui/Type/Type.tsx";
import { DocumentTitle } from "../page/DocumentTitle.tsx";
import { DoneMark } from "../page/DoneMark.tsx";

/** What such a page says at one moment. */
interface LinkWords {
  heading: string;
  text: ReactNode;
}

interface MailLinkPageProps {
  /** Of the browser's tab. */
  title: string;
  /** Before anything has happened; null if the link is known to be of no use. */
  question: (LinkWords & { button: string }) | null;
  done: LinkWords & { next: ReactNode };
  /** The link is of no use (any more). */
  over: LinkWords & { next: ReactNode };
  call: () => Promise<unknown>;
  isBusy: boolean;
}

/** The secret is not, or no longer, one of ours. */
const OVER: readonly CallErrorCode[] = ["MAIL_LINK_OVER", "BAD_USER_INPUT"];

/**
 * Where a link in a mail leads. It does nothing until a button is pressed: mail programs look at
 * what is behind links.
 */
export function MailLinkPage(props: MailLinkPageProps) {
  const { title, question, done, over, call, isBusy } = props;
  const [outcome, setOutcome] = useState<"DONE" | "OVER">();
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const press = async () => {
    setFailure(undefined);
    try {
      await call();
      end("DONE");
    } catch (error) {
      if (error instanceof CallError && OVER.includes(error.code)) end("OVER");
      else setFailure(failureText(error));
    }
  };
  const end = (as: "DONE" | "OVER") => {
    // The button is gone then.
    flushSync(() => setOutcome(as));
    heading.current?.focus();
  };
  const ended = outcome === "DONE" ? done : over;
  const isAsking = question !== null && outcome === undefined;
  const words = isAsking ? question : ended;
  return (
    <Page width="narrow">
      <DocumentTitle>{title}</DocumentTitle>
      <Card padding="large">
        <Stack gap="large">
          <Stack gap="small">
            {outcome === "DONE" ? <DoneMark /> : <Eyebrow>Mails</Eyebrow>}
            <Heading level={1} ref={heading} tabIndex={-1}>
              {words.heading}
            </Heading>
            <Text tone="muted">{words.text}</Text>
          </Stack>
          {isAsking ? (
            <Stack>
              <Button
                variant="primary"
                size="large"
                wide
                isBusy={isBusy}
                onClick={() => void press()}
              >
                {question.button}
              </Button>
              <FieldError>{failure}</FieldError>
            </Stack>
          ) : (
            ended.next
          )}
        </Stack>
      </Card>
    </Page>
  );
}
