import { RefusalError, type ErrorCode } from "../../src/domain/shared/errors.ts";

/** What a process can be asked, by name. */
type Askable = Record<string, (question: never) => Promise<unknown>>;

type Message =
  | { kind: "question"; id: number; name: string; question: unknown }
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "failure"; id: number; message: string; code: ErrorCode | null };

interface Calls<Theirs> {
  /**
   * Asks the other process. Rejects as it did there: with its refusal, or an error with its
   * message.
   */
  theirs: Theirs;
  /** Handles a message of the other process. */
  receive(message: unknown): void;
  /** Rejects all pending calls. */
  end(reason: Error): void;
}

/** Calls between two processes, over an ordered channel. */
export function createCalls<Theirs extends Askable>(options: {
  send: (message: Message) => void;
  ours: Askable;
}): Calls<Theirs> {
  const { send, ours } = options;
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;

  const ask = (name: string, question: unknown): Promise<unknown> => {
    const id = (count += 1);
    const answer = Promise.withResolvers<unknown>();
    open.set(id, answer);
    send({ kind: "question", id, name, question });
    return answer.promise;
  };
  const answer = async (id: number, name: string, question: unknown): Promise<void> => {
    try {
      const asked = ours[name];
      if (asked === undefined) throw new Error(`nobody answers ${name}`);
      send({ kind: "answer", id, answer: await asked(question as never) });
    } catch (error) {
      const { stack = "" } = error as Error;
      const code = error instanceof RefusalError ? error.code : null;
      send({ kind: "failure", id, message: stack, code });
    }
  };
  const settle = (message: Exclude<Message, { kind: "question" }>): void => {
    const asked = open.get(message.id);
    open.delete(message.id);
    if (message.kind === "answer") asked?.resolve(message.answer);
    else asked?.reject(message.code ? new RefusalError(message.code) : new Error(message.message));
  };

  return {
    theirs: new Proxy({} as Theirs, {
      get: (_target, name) => (question: unknown) => ask(String(name), question),
    }),
    receive: (received) => {
      const message = received as Message;
      if (message.kind === "question") void answer(message.id, message.name, message.question);
      else settle(message);
    },
    end: (reason) => {
      for (const { reject } of open.values()) reject(reason);
      open.clear();
    },
  };
}
