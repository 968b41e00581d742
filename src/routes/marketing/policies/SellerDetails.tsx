import { graphql, useFragment } from "react-relay/hooks";
import type { SellerDetails_seller$key } from "../../../__generated__/SellerDetails_seller.graphql.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { SellerEmail } from "./SellerEmail.tsx";

/** Who runs the site and sells on it, as the law wants it said (docs/product.md 9.6). */
export function SellerDetails({ seller }: { seller: SellerDetails_seller$key }) {
  const details = useFragment(
    graphql`
      fragment SellerDetails_seller on Seller {
        name
        address
        companyNumber
        vatNumber
        ...SellerEmail_seller
      }
    `,
    seller,
  );
  return (
    <DescriptionList
      items={[
        { term: "Name", details: details.name },
        { term: "Address", details: details.address },
        { term: "Company number (KBO/BCE)", details: details.companyNumber },
        { term: "VAT number", details: details.vatNumber },
        { term: "Email", details: <SellerEmail seller={details} /> },
      ]}
    />
  );
}
