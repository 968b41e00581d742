import type { TextNews } from "../../../../domain/live/news.ts";
import { textParts } from "../../../../domain/live/textParts.ts";
import { formatTime } from "../../../../domain/time/format.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import styles from "./Texts.module.css";

interface TextLineProps {
  text: TextNews;
  /** Whose it is. */
  name: string;
  isOwn: boolean;
  /** A link was pressed. */
  onLink: (address: string) => void;
}

/** One message, with the links in it. */
export function TextLine({ text, name, isOwn, onLink }: TextLineProps) {
  const { host } = useSession();
  return (
    <div className={styles.line} data-own={isOwn || undefined}>
      <span className={styles.who}>
        <bdi>{name}</bdi>, {formatTime(text.at, host.timeZone)}
      </span>
      <p className={styles.said} dir="auto">
        {textParts(text.text).map((part, index) =>
          part.address === null ? (
            part.text
          ) : (
            <a
              key={`${index} ${part.address}`}
              href={part.address}
              rel="noopener noreferrer"
              target="_blank"
              onClick={(event) => {
                event.preventDefault();
                onLink(part.address ?? "");
              }}
            >
              {part.text}
            </a>
          ),
        )}
      </p>
    </div>
  );
}
