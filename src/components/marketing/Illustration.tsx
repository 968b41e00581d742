import styles from "./Illustration.module.css";
import { ILLUSTRATIONS } from "./illustrations/illustrations.ts";

export interface IllustrationProps {
  name: keyof typeof ILLUSTRATIONS;
  /** What there is to see, for those who don't see it. */
  alt: string;
  /** Whether it is what people see first of a page: it then comes before the page's code. */
  isFirst?: boolean;
}

/**
 * A part of the product as it looks in the theme of the page. Neither picture is loaded before it
 * is about to be seen, so the one of the other theme is not loaded at all. But what people see
 * first is loaded at once in the theme that everybody begins with, before a slow phone has laid out
 * the page; with the dark theme both are loaded.
 */
export function Illustration({ name, alt, isFirst = false }: IllustrationProps) {
  const { light, dark, ...size } = ILLUSTRATIONS[name];
  const fetchPriority = isFirst ? "high" : undefined;
  const loaded = { loading: "lazy", decoding: "async", fetchPriority } as const;
  const atOnce = isFirst ? ({ loading: "eager" } as const) : {};
  return (
    <>
      <img className={styles.light} src={light} alt={alt} {...size} {...loaded} {...atOnce} />
      <img className={styles.dark} src={dark} alt={alt} {...size} {...loaded} />
    </>
  );
}
