import { Outlet, useLocation } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Link } from "../../../ui/Link/Link.tsx";
import { Header } from "../Header.tsx";
import { Main } from "../Main.tsx";
import styles from "../Shell.module.css";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteMenu } from "./SiteMenu.tsx";
import { MAIN_LINKS } from "./siteLinks.ts";

/** The layout of the marketing pages. */
export function MarketingShell() {
  const { pathname } = useLocation();
  return (
    <>
      <Header home={PATHS.root} menu={<SiteMenu />}>
        <nav aria-label="Main" className={styles.nav}>
          {MAIN_LINKS.map(({ label, href }) => (
            <Link
              key={label}
              href={href}
              variant="quiet"
              aria-current={href === pathname ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      </Header>
      <Main>
        <Outlet />
      </Main>
      <SiteFooter />
    </>
  );
}
