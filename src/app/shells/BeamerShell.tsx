import { Outlet, useLocation } from "react-router";
import { profileAddress } from "../../domain/profiles/addresses.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import { useMe } from "../../session/SessionProvider.tsx";
import { Anchor } from "../../ui/Anchor/Anchor.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { onResize } from "../../ui/onResize.ts";
import styles from "./BeamerShell.module.css";
import { BEAMER_SECTIONS, sectionAt } from "./beamerSections.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** The layout of a creator's own pages: their sections, and a link to the public page. */
export function BeamerShell() {
  const me = useMe();
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  return (
    <>
      <Header home={PATHS.beamer}>
        {me && (
          <Anchor
            className={styles.ownPage}
            href={profileAddress(me.slug)}
            aria-label="View my page"
            title="View my page"
          >
            <Icon name="arrowUpRight" />
            <span>My page</span>
          </Anchor>
        )}
      </Header>
      <div className={styles.body}>
        <nav aria-label="Your pages" className={styles.nav}>
          <ul className={styles.list}>
            {BEAMER_SECTIONS.map(({ label, href, icon }) => (
              <li key={href}>
                <Anchor
                  ref={href === current?.href ? keepInSight : undefined}
                  className={styles.section}
                  href={href}
                  aria-current={href === current?.href ? "page" : undefined}
                >
                  <Icon name={icon} />
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <Main>
          <Outlet />
        </Main>
      </div>
      <Footer />
    </>
  );
}

/**
 * A phone's row shows a part of the sections; sideways alone, so that the page stays where it is. Again
 * when either has another size: styles have come, or the phone was turned.
 */
function keepInSight(link: HTMLElement | null): (() => void) | undefined {
  const row = link?.closest("ul");
  if (!link || !row) return undefined;
  return onResize([row, link], () => {
    const { left, width } = link.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    row.scrollBy({ left: left + width / 2 - (box.left + box.width / 2) });
  });
}
