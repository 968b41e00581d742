import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from "react";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & { href: string };

function PlainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/**
 * Tells the controls how to follow an address inside the app. The app passes its router's link
 * once; without it, links are plain and the page reloads.
 */
export function AnchorProvider({
  anchor,
  children,
}: {
  anchor: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

/** An address inside the app has one leading slash; `#x`, `mailto:` and other sites stay plain. */
export function isInternal(href: string): boolean {
  return /^\/(?!\/)/.test(href) || href.startsWith("?");
}

/** The one `<a>` below every link-like control: through the router when inside the app. */
export function Anchor({ href, target, rel, ...props }: AnchorProps) {
  const Inner = use(AnchorContext);
  if (isInternal(href) && !target && props.download === undefined) {
    return <Inner href={href} {...props} />;
  }
  const safeRel = target === "_blank" ? "noopener noreferrer" : undefined;
  return <PlainAnchor href={href} target={target} rel={rel ?? safeRel} {...props} />;
}
