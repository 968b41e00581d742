import { graphql, useFragment } from "react-relay/hooks";
import type { SellerEmail_seller$key } from "../../../__generated__/SellerEmail_seller.graphql.ts";
import { Link } from "../../../ui/Link/Link.tsx";

/** Where people write to the seller. */
export function SellerEmail({ seller }: { seller: SellerEmail_seller$key }) {
  const { email } = useFragment(
    graphql`
      fragment SellerEmail_seller on Seller {
        email
      }
    `,
    seller,
  );
  return <Link href={`mailto:${email}`}>{email}</Link>;
}
