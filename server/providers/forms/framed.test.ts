import { describeForms } from "./contract.ts";
import { createFramedForms } from "./framed.ts";
import { createOwnForms } from "./portable/own.ts";

const contact = "https://forms.example/contact?embed=1";
const investors = "https://other.example/";

describeForms("two services", {
  forms: createFramedForms({ contact, beta: "", investors }),
  framed: { CONTACT: contact, INVESTORS: investors },
});

describeForms("nobody else", { forms: createOwnForms(), framed: {} });
