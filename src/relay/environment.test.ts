import { describe, expect, it, vi } from "vitest";
import { createOperationDescriptor, type ConcreteRequest } from "relay-runtime";
import loginQuery from "../__generated__/LoginScreenQuery.graphql.ts";
import zoneMutation from "../__generated__/useUpdateTimeZoneCookieMutation.graphql.ts";
import { CallError } from "../calls/callError.ts";
import type { Call, CallAnswer } from "../session/call.ts";
import { settle } from "../session/testing/fakeBrowser.ts";
import { createEnvironment } from "./environment.ts";

/** Runs a query over a call and returns its outcome. */
function run(call: Call) {
  const came: unknown[] = [];
  const request: ConcreteRequest = loginQuery;
  const subscription = createEnvironment({ session: { call } })
    .execute({ operation: createOperationDescriptor(request, {}) })
    .subscribe({
      next: (response) => came.push(response),
      error: (error: unknown) => came.push(error),
      complete: () => came.push("complete"),
    });
  return { came, leave: () => subscription.unsubscribe(), id: request.params.id };
}

describe("Relay's network", () => {
  it("sends a query by its hash through the session's call", async () => {
    const asked: string[] = [];
    const { came, id } = run(({ documentId }) => {
      asked.push(documentId);
      return Promise.resolve({ data: { policyDocuments: [] } });
    });
    await settle();
    expect(asked).toEqual([id]);
    expect(came.at(-1)).toBe("complete");
  });

  it("hands a refusal on as it is", async () => {
    const refusal = new CallError("Slot taken", { code: "SLOT_TAKEN" });
    const { came } = run(() => Promise.reject(refusal));
    await settle();
    expect(came).toEqual([refusal]);
  });

  it("shows nothing any more when the session ended and the page reloads", async () => {
    const { came } = run(() => Promise.resolve(null));
    await settle();
    expect(came).toEqual([]);
  });

  it("ends the call when nobody waits for it any more", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { leave } = run(({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    leave();
    await settle();
    expect(signals[0]?.aborted).toBe(true);
  });

  it("asks again when a change is answered meanwhile: the answer may be of before it", async () => {
    const answers = new Map<string, (answer: CallAnswer) => void>();
    const asked: string[] = [];
    const call: Call = ({ documentId }) => {
      asked.push(documentId);
      return new Promise((answer) => answers.set(documentId, answer));
    };
    const environment = createEnvironment({ session: { call } });
    const came: unknown[] = [];
    const send = (request: ConcreteRequest) => {
      environment
        .execute({ operation: createOperationDescriptor(request, {}) })
        .subscribe({ next: (response) => came.push(response) });
      return request.params.id ?? "";
    };
    const query = send(loginQuery);
    const change = send(zoneMutation);
    answers.get(change)?.({ data: { updateTimeZoneCookie: true } });
    await settle();
    answers.get(query)?.({ data: { policyDocuments: "of before" } });
    await settle();
    expect(asked).toEqual([query, change, query]);
    answers.get(query)?.({ data: { policyDocuments: [] } });
    await settle();
    expect(came).toMatchObject([
      { data: { updateTimeZoneCookie: true } },
      { data: { policyDocuments: [] } },
    ]);
  });

  it("says nothing of a call that was ended", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    let fail = (_: Error) => {};
    const { leave } = run(() => new Promise((_, reject) => (fail = reject)));
    leave();
    fail(new CallError("We can’t reach the server.", { code: "NETWORK" }));
    await settle();
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});
