import { useLayoutEffect, useRef } from "react";
import type { LocalMail } from "../../server/world/mails.ts";
import { inTheme } from "./inTheme.ts";
import styles from "./MailView.module.css";

/** A mail as mail programs show it: who it is from, its HTML in a frame of its own, and its text. */
export function MailView({ mail }: { mail: LocalMail }) {
  const { senderName, subject, to, html, text } = mail;
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => (frame.current === null ? undefined : follow(frame.current)), []);
  return (
    <main className={styles.mail}>
      <header className={styles.head}>
        <h1 className={styles.subject}>
          <bdi>{subject}</bdi>
        </h1>
        <p className={styles.muted}>
          <bdi>{senderName}</bdi> to {to}
        </p>
      </header>
      <iframe
        ref={frame}
        className={styles.frame}
        title="The mail"
        sandbox="allow-same-origin"
        srcDoc={inTheme(html)}
      />
      <pre className={styles.text} aria-label="The mail as text" role="region">
        {text}
      </pre>
    </main>
  );
}

/** Keeps a frame as high as its mail, and in the page's theme. */
function follow(frame: HTMLIFrameElement): () => void {
  const { documentElement } = document;
  const update = () => {
    const mail = frame.contentDocument;
    if (mail?.body === undefined || mail?.body === null) return;
    mail.documentElement.dataset["theme"] = documentElement.dataset["theme"] ?? "light";
    frame.style.height = `${mail.body.getBoundingClientRect().height}px`;
  };
  const sizes = new ResizeObserver(update);
  const themes = new MutationObserver(update);
  const start = () => {
    update();
    sizes.observe(frame);
    themes.observe(documentElement, { attributeFilter: ["data-theme"] });
  };
  frame.addEventListener("load", start);
  return () => {
    frame.removeEventListener("load", start);
    sizes.disconnect();
    themes.disconnect();
  };
}
