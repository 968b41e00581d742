import type { ReactNode } from "react";
import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";

interface ItemLayoutProps {
  /** Whether all of it is read here: then it gets the most space. */
  isRead: boolean;
  content: ReactNode;
  /** Its description, and what can be done. */
  children: ReactNode;
}

/** An item next to its description; stacked on a phone. */
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
