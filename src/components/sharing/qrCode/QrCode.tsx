import { pathOf, qrModules } from "./qrModules.ts";
import styles from "./QrCode.module.css";

/** A QR code as a drawing. Dark on white in every theme, as cameras want it. */
export function QrCode({ address }: { address: string }) {
  const modules = qrModules(address);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={`QR code of ${address}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${modules.length}v${modules.length}H0z`} />
      <path fill="black" d={pathOf(modules)} />
    </svg>
  );
}
