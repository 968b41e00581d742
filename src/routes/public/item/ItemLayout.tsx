import type { ReactNode } from "react";
import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";

interface ItemLayoutProps {
  /** Whether the whole of it is read here: then it has the most room. */
  isRead: boolean;
  content: ReactNode;
  /** What is said about it, and what can be done. */
  children: ReactNode;
}

/** An item beside what is said about it; below on a phone. */
export function ItemLayout({ isRead, content, children }: ItemLayoutProps) {
  return (
    <Page width="wide">
      <Columns kind={isRead ? "aside" : "halves"} gap="large">
        {content}
        <Stack gap="large">{children}</Stack>
      </Columns>
    </Page>
  );
}
