import { Banner } from "../../../ui/Banner/Banner.tsx";

/** For who bought it and got the money back. */
export function Refunded() {
  return (
    <Banner label="Your purchase">
      Your purchase was refunded in full. Banks take five to ten days to show it.
    </Banner>
  );
}
