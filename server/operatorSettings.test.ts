import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

const local = (variables: Record<string, string> = {}) =>
  parseEnvironment(variables, { isProduction: false });

const namesOf = ({ problems }: ReturnType<typeof local>) => problems?.map(({ name }) => name) ?? [];

describe("what the operator says of themselves", () => {
  it("takes forms of another service at their addresses, each by itself, and our own without", () => {
    expect(local().environment?.providers.forms).toBeNull();
    const address = { FORM_URL_BETA: "https://forms.example.com/beta?embed=1" };
    expect(local(address).environment?.providers.forms).toEqual({
      ...address,
      FORM_URL_CONTACT: "",
      FORM_URL_INVESTORS: "",
    });
    expect(namesOf(local({ FORM_URL_CONTACT: "http://localhost:8080/form" }))).toEqual([]);
  });

  it.each([
    "forms.example.com",
    "http://forms.example.com/",
    "https://ada:secret@forms.example.com/",
    "javascript:alert(1)",
  ])("takes no form at %s", (address) => {
    expect(namesOf(local({ FORM_URL_CONTACT: address }))).toEqual(["FORM_URL_CONTACT"]);
  });

  it("says who sells, in the register's own spelling", () => {
    const said = local({
      SELLER_NAME: " Example NV ",
      SELLER_ADDRESS: "Rue de l’Exemple 2, 1000 Bruxelles",
      SELLER_COMPANY_NUMBER: "0123456749",
      SELLER_VAT_NUMBER: "be 0123.456.749",
      SELLER_EMAIL: "hello@example.com ",
    });
    expect(said.environment?.seller).toEqual({
      name: "Example NV",
      address: "Rue de l’Exemple 2, 1000 Bruxelles",
      companyNumber: "0123.456.749",
      vatNumber: "BE0123456749",
      email: "hello@example.com",
    });
    expect(local({ SELLER_VAT_NUMBER: "0123456749" }).environment?.seller.vatNumber).toBe(
      "BE0123456749",
    );
  });

  it.each([
    ["SELLER_NAME", "a".repeat(201), "one line"],
    ["SELLER_ADDRESS", "Example Street 1\n1000 Brussels", "one line"],
    ["SELLER_COMPANY_NUMBER", "0123.456.748", "register of companies"],
    ["SELLER_COMPANY_NUMBER", "BE0123456749", "register of companies"],
    ["SELLER_VAT_NUMBER", "BE0123456748", "a Belgian VAT number"],
    ["SELLER_VAT_NUMBER", "FR40303265045", "a Belgian VAT number"],
    ["SELLER_EMAIL", "hello at example.com", "an e-mail address"],
    ["TERMS_URL", "/terms", "an address like https://"],
    ["PRIVACY_URL", "javascript:alert(1)", "an address like https://"],
  ])("refuses %s: %s", (name, value, sentence) => {
    const { problems } = local({ [name]: value });
    expect(problems).toEqual([{ name, problem: expect.stringContaining(sentence) }]);
  });

  it("takes the operator's own policies, but no page that would lead to itself", () => {
    const policyUrls = (variables: Record<string, string>) =>
      local(variables).environment?.policyUrls;
    expect(policyUrls({ TERMS_URL: "https://example.com/terms" })).toEqual({
      terms: "https://example.com/terms",
      privacy: null,
    });
    const site = { PUBLIC_URL: "https://app.localhost" };
    expect(
      policyUrls({
        ...site,
        TERMS_URL: "https://app.localhost/terms/",
        PRIVACY_URL: "https://app.localhost/Terms",
      }),
    ).toEqual({ terms: null, privacy: null });
    expect(policyUrls({ ...site, TERMS_URL: "https://app.localhost/terms.pdf" })?.terms).toBe(
      "https://app.localhost/terms.pdf",
    );
  });
});
