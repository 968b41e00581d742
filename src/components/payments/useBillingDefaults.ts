import { graphql, useFragment } from "react-relay/hooks";
import type { useBillingDefaults_billing$key } from "../../__generated__/useBillingDefaults_billing.graphql.ts";
import { fullName } from "../../domain/profiles/fullName.ts";

/** What is known about a buyer before any billing details were saved. */
export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
}

interface DefaultsOptions {
  /** Null before anything was saved. */
  billing: useBillingDefaults_billing$key | null | undefined;
  /** Whose name and address the form starts with. */
  buyer: Buyer | null;
  /** ISO 3166 alpha-2; the form's initial value. */
  countryCode?: string | null | undefined;
}

/**
 * The billing fields' initial values: the last saved details, else what is known about the buyer.
 */
export function useBillingDefaults({ billing, buyer, countryCode }: DefaultsOptions) {
  const saved = useFragment(
    graphql`
      fragment useBillingDefaults_billing on BillingInformation {
        fullName
        email
        phoneNumber
        isCompany
        companyName
        vatNumber
        address {
          firstAddressLine
          secondAddressLine
          postalCode
          city
          countryCode
          state
        }
      }
    `,
    billing,
  );
  const address = saved?.address;
  return {
    fullName: saved?.fullName ?? (buyer ? fullName(buyer) : ""),
    email: saved?.email ?? buyer?.email ?? "",
    phoneNumber: saved?.phoneNumber ?? "",
    isCompany: saved?.isCompany ?? false,
    companyName: saved?.companyName ?? "",
    vatNumber: saved?.vatNumber ?? "",
    firstAddressLine: address?.firstAddressLine ?? "",
    secondAddressLine: address?.secondAddressLine ?? "",
    postalCode: address?.postalCode ?? "",
    city: address?.city ?? "",
    countryCode: address?.countryCode ?? countryCode ?? "",
    state: address?.state ?? "",
  };
}
