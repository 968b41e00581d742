import type { ReactNode } from "react";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";

/** The layout of most pages: bar, content, foot. */
export function Shell({ home, children }: { home: string; children: ReactNode }) {
  return (
    <>
      <Header home={home} />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}
