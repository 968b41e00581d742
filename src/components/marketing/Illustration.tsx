import styles from "./Illustration.module.css";
import { ILLUSTRATIONS } from "./illustrations/illustrations.ts";

export interface IllustrationProps {
  name: keyof typeof ILLUSTRATIONS;
  /** What there is to see, for those who don't see it. */
  alt: string;
}

/**
 * A part of the product as it looks in the theme of the page. Neither picture is loaded before it
 * is about to be seen, so the one of the other theme is not loaded at all.
 */
export function Illustration({ name, alt }: IllustrationProps) {
  const { light, dark, ...size } = ILLUSTRATIONS[name];
  const loaded = { loading: "lazy", decoding: "async" } as const;
  return (
    <>
      <img className={styles.light} src={light} alt={alt} {...size} {...loaded} />
      <img className={styles.dark} src={dark} alt={alt} {...size} {...loaded} />
    </>
  );
}
