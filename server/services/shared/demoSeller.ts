import type { Seller } from "./context.ts";

/** Who sells where nobody really does: in local mode, worlds and figures. */
export const DEMO_SELLER: Seller = {
  name: "Demo Seller",
  address: "Example Street 1, 1000 Brussels, Belgium",
  companyNumber: "0000.000.097",
  vatNumber: "BE0000000097",
  email: "seller@example.com",
};
