import { describeVatNumbers } from "../contract.ts";
import { createLocalVatNumbers } from "./local.ts";

describeVatNumbers("form and check digits", {
  vatNumbers: createLocalVatNumbers(),
  valid: [
    { countryCode: "BE", vatNumber: "BE 0417.497.106" },
    { countryCode: "DE", vatNumber: "129273398" },
    { countryCode: "GR", vatNumber: "EL123456783" },
  ],
  invalid: [
    { countryCode: "BE", vatNumber: "BE0417497107" },
    { countryCode: "FR", vatNumber: "DE129273398" },
  ],
});
