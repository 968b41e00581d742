import { useRef, useState, type KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { noteLogIn } from "../../../session/signIn/interruptedAddress.ts";
import { Anchor } from "../../../ui/Anchor/Anchor.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useDismiss } from "../../../ui/useDismiss.ts";
import { MAIN_LINKS, MORE_LINKS } from "./siteLinks.ts";
import styles from "./SiteMenu.module.css";

/** The site's pages in narrow windows. As a `<details>`, it opens before the script has loaded. */
export function SiteMenu() {
  const { host } = useSession();
  const me = useMe();
  const location = useLocation();
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    if (root.current) root.current.open = false;
  };
  useDismiss({ inside: root, isOpen, onDismiss: close });
  const handleKeys = (event: KeyboardEvent) => {
    // Its own state: the event that says so comes later.
    if (event.key !== "Escape" || !root.current?.open) return;
    close();
    root.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={root}
      className={styles.menu}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={handleKeys}
    >
      <summary className={styles.button} aria-label="Menu">
        <Icon name={isOpen ? "close" : "menu"} />
      </summary>
      <nav aria-label="Menu" className={styles.sheet}>
        <ul>
          {MAIN_LINKS.map((link) => (
            <Entry
              key={link.label}
              {...link}
              isHere={link.href === location.pathname}
              onClick={close}
            />
          ))}
          {me === null && (
            <Entry
              label="Log in"
              href={PATHS.login}
              onClick={() => {
                noteLogIn(host, location);
                close();
              }}
            />
          )}
        </ul>
        <ul className={styles.more}>
          {MORE_LINKS.map((link) => (
            <Entry key={link.label} {...link} onClick={close} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface EntryProps {
  label: string;
  href: string;
  isHere?: boolean;
  onClick: () => void;
}

function Entry({ label, href, isHere = false, onClick }: EntryProps) {
  return (
    <li>
      <Anchor href={href} aria-current={isHere ? "page" : undefined} onClick={onClick}>
        {label}
      </Anchor>
    </li>
  );
}
