import { useMemo } from "react";
import { pathOf, qrModules } from "./qrModules.ts";
import styles from "./QrCode.module.css";

/** A QR code as a drawing. Dark on white in every theme, as cameras want it. */
export function QrCode({ address }: { address: string }) {
  // A slow phone takes a while for it.
  const { length, path } = useMemo(() => {
    const modules = qrModules(address);
    return { length: modules.length, path: pathOf(modules) };
  }, [address]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${length} ${length}`}
      role="img"
      aria-label={`QR code of ${address}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${length}v${length}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
