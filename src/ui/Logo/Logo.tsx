import { Anchor } from "../Anchor/Anchor.tsx";
import styles from "./Logo.module.css";

/** The mark alone: three beams from one corner. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden focusable="false">
      <rect className={styles.ground} width="24" height="24" rx="5" />
      <path className={styles.beam} d="M4 20.5L20.5 14v4.5z" opacity="0.55" />
      <path className={styles.beam} d="M4 20.5L16 4l4.5 4.5z" />
      <path className={styles.beam} d="M4 20.5L6 3.5h4.5z" opacity="0.55" />
    </svg>
  );
}

/** Mark and name; a link where `href` says where home is. */
export function Logo({ href }: { href?: string }) {
  const words = (
    <>
      <LogoMark />
      <span className={styles.word}>Beamers</span>
    </>
  );
  if (!href) return <span className={styles.logo}>{words}</span>;
  return (
    // In a narrow bar the name is out of sight.
    <Anchor href={href} className={styles.logo} title="Beamers">
      {words}
    </Anchor>
  );
}
