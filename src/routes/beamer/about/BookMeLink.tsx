import { Anchor } from "../../../ui/Anchor/Anchor.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import styles from "./BookMeLink.module.css";

/** A card that opens the booking page in a new tab. */
export function BookMeLink({ url }: { url: string }) {
  return (
    <Anchor className={styles.card} href={url} target="_blank">
      <Icon name="calendar" />
      <span className={styles.words}>
        <strong>Book me</strong>
        <bdi className={styles.url} title={url}>
          {url}
        </bdi>
      </span>
      <Icon name="arrowUpRight" />
    </Anchor>
  );
}
