import type { ReactNode } from "react";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

interface ShellProps {
  home: string;
  /** In the footer, before the legal pages. */
  links?: ReactNode;
  children: ReactNode;
}

/** The layout of most pages: bar, content, foot. */
export function Shell({ home, links, children }: ShellProps) {
  return (
    <>
      <Header home={home} />
      <Main>{children}</Main>
      <Footer>{links}</Footer>
    </>
  );
}
