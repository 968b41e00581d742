import type { PostgresPoolClient } from "kysely";
import { describe, expect, it } from "vitest";
import { beginningLate } from "./lateBegin.ts";

describe("a connection that begins late", () => {
  const open = (failing?: string) => {
    const sent: string[] = [];
    const query = async (text: string) => {
      sent.push(text);
      await Promise.resolve();
      if (text === failing) throw new Error(`${text} failed`);
      return { command: text, rowCount: 1, rows: [] };
    };
    const client = { query, release: () => {} } as unknown as PostgresPoolClient;
    const late = beginningLate(client, "begin");
    return { sent, ask: (text: string) => late.query(text, []) };
  };

  it("sends the beginning and the first statement together", async () => {
    const { sent, ask } = open();
    await ask("begin");
    expect(sent).toEqual([]);
    const first = ask("first");
    expect(sent).toEqual(["begin", "first"]);
    expect(await first).toMatchObject({ command: "first" });
    await ask("second");
    await ask("commit");
    expect(sent).toEqual(["begin", "first", "second", "commit"]);
  });

  it.each(["rollback", "commit"])(
    "sends nothing of a transaction of nothing but %s",
    async (end) => {
      const { sent, ask } = open();
      await ask("begin");
      expect(await ask(end)).toMatchObject({ command: end.toUpperCase() });
      expect(sent).toEqual([]);
      await ask("alone");
      expect(sent).toEqual(["alone"]);
    },
  );

  it("fails with its beginning", async () => {
    const { ask } = open("begin");
    await ask("begin");
    await expect(ask("first")).rejects.toThrow("begin failed");
  });
});
