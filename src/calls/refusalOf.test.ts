import { describe, expect, it } from "vitest";
import { FAULT } from "../domain/shared/fault.ts";
import { refusalOf } from "./refusalOf.ts";

describe("what an answer that refuses says", () => {
  it("is its first error, in the server's words", async () => {
    const first = {
      message: "Too many calls.",
      extensions: { code: "RATE_LIMITED", nextStep: "Wait.", field: "text", reference: "r1" },
    };
    const second = { message: "No.", extensions: { code: "FORBIDDEN" } };
    const refusal = await refusalOf(Response.json({ errors: [first, second] }, { status: 429 }));
    const { code, message, nextStep, field, reference } = refusal;
    expect({ message, extensions: { code, nextStep, field, reference } }).toEqual(first);
  });

  it("is a fault of ours where an error says nothing of its kind", async () => {
    const refusal = await refusalOf(Response.json({ errors: [{ message: "Oops." }] }));
    expect(refusal).toMatchObject({ code: "INTERNAL", message: "Oops.", nextStep: FAULT.nextStep });
  });

  it.each([
    ["a page", "<html>Bad gateway"],
    ["nothing", ""],
    ["no object", "5"],
    ["null", "null"],
    ["no errors", "{}"],
    ["an empty list", '{"errors":[]}'],
    ["one error instead of a list", '{"errors":{"message":"upstream"}}'],
    ["a text", '{"errors":"upstream"}'],
    ["a list of texts", '{"errors":["upstream"]}'],
    ["a list of nulls", '{"errors":[null]}'],
    ["an error without words", '{"errors":[{"code":502}]}'],
  ])("is a server's fault when it isn't ours: %s", async (_, body) => {
    const refusal = await refusalOf(new Response(body, { status: 502 }));
    expect(refusal).toMatchObject({ name: "CallError", code: "SERVER", message: FAULT.message });
  });

  it("is a server's fault when it breaks off", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError("network error")),
    });
    expect(await refusalOf(new Response(body, { status: 500 }))).toMatchObject({ code: "SERVER" });
  });
});
