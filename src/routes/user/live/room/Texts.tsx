import { useEffect, useRef, useState, type FormEvent } from "react";
import { OutsideLinkDialog } from "../../../../components/reader/OutsideLinkDialog.tsx";
import { failureText } from "../../../../calls/failure.ts";
import type { TextNews } from "../../../../domain/live/news.ts";
import { LIVE_TEXT_MAX } from "../../../../domain/shared/limits.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { Button, IconButton } from "../../../../ui/Button/Button.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { TextArea } from "../../../../ui/TextArea/TextArea.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import { TextLine } from "./TextLine.tsx";
import styles from "./Texts.module.css";

interface TextsProps {
  texts: readonly TextNews[];
  isHost: boolean;
  names: { own: string; other: string };
  /** What is being typed: kept while the panel is hidden. */
  draft: string;
  onDraft: (draft: string) => void;
  /** Rejects when it could not be sent. */
  onSend: (text: string, key: string) => Promise<void>;
  onClose: () => void;
}

/** What the two write to each other, and a field to write in. */
export function Texts({ texts, isHost, names, draft, onDraft, onSend, onClose }: TextsProps) {
  const { host } = useSession();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const latest = texts.at(-1)?.version;
  useEffect(() => {
    if (latest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [latest]);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (text === "" || isSending) return;
    setSending(true);
    setTrouble(null);
    try {
      await onSend(text, host.newSecret());
      onDraft("");
    } catch (error) {
      setTrouble(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <section className={styles.texts} aria-label="Messages">
      <div className={styles.head}>
        <Heading level={2} size="small">
          Messages
        </Heading>
        <IconButton label="Hide messages" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <div
        ref={list}
        className={styles.list}
        role="log"
        // Arrow keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Messages so far"
      >
        {texts.length === 0 && (
          <Text size="small" tone="muted">
            Only the two of you see these. They’re deleted half an hour after the session.
          </Text>
        )}
        {texts.map((text) => {
          const isOwn = (text.from === "CREATOR") === isHost;
          return (
            <TextLine
              key={text.version}
              text={text}
              name={isOwn ? "You" : names.other}
              isOwn={isOwn}
              onLink={setAddress}
            />
          );
        })}
      </div>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label="Message"
          isLabelHidden
          placeholder="Write a message"
          rows={1}
          maxLength={LIVE_TEXT_MAX}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button type="submit" variant="primary" isBusy={isSending}>
          Send
        </Button>
      </form>
      {trouble !== null && <FieldError>{trouble}</FieldError>}
      <OutsideLinkDialog
        address={address}
        about="It was sent to you in a message and goes to another site."
        onClose={() => setAddress(null)}
      />
    </section>
  );
}
