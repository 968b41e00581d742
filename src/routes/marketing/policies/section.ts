import type { ReactNode } from "react";

/** What the texts say of the seller; the page has it from the server. */
export interface SellerWords {
  /** Name, address and numbers. */
  details: ReactNode;
  /** The e-mail address, as a link. */
  email: ReactNode;
}

/** A numbered section of a policy. */
export interface PolicySection {
  /** Its anchor, which links from elsewhere lead to: never give it to another section. */
  id: string;
  title: string;
  text: (seller: SellerWords) => ReactNode;
}
