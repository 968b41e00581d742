import { expect, it } from "vitest";
import { shownTexts } from "../../shared/inputs/shownTexts.ts";
import { createOneOnOneInput } from "./createOneOnOne.ts";
import { validPriceText } from "./validPriceText.ts";
import { updatePublicationDetailsInput } from "./updatePublicationDetails.ts";

const ofCall = validPriceText(createOneOnOneInput.shape.price);
const ofDrop = validPriceText(updatePublicationDetailsInput.shape.price);
const NO_PRICE = "Price must be free (€0) or greater than €3";

it.each([
  ["1.200,50", []],
  ["€ 40", []],
  ["0", []],
  ["", [NO_PRICE]],
  ["12abc", [NO_PRICE]],
  ["--3", [NO_PRICE]],
  ["2,50", [NO_PRICE]],
  ["500.000,01", ["Price must be at most € 500.000,00"]],
])("a price typed as %j has the errors %j", (text, errors) => {
  expect(shownTexts(ofDrop, text).map(plain)).toEqual(errors);
});

it.each([
  ["1.200", []],
  ["40,00", []],
  ["40,50", ["Price must be in whole euros"]],
])("the price of a call typed as %j has the errors %j", (text, errors) => {
  expect(shownTexts(ofCall, text).map(plain)).toEqual(errors);
});

const plain = (text: string) => text.replaceAll("\u00a0", " ").replace(/^: /, "");
