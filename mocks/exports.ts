import { RefusalError } from "../src/domain/shared/errors.ts";
import { exportAt } from "../server/services/exports.ts";
import { csvOf } from "../server/services/shared/export.ts";
import { contextOf } from "./answer.ts";
import type { World } from "../server/world/world.ts";
import { refusalAnswer } from "./refusal.ts";

/** An export as the server answers it, from this world. */
export async function answerExport(
  world: World,
  { path, token }: { path: string; token: string | null },
): Promise<Response> {
  const file = exportAt(path);
  const { context } = await contextOf(world, { token });
  try {
    if (file === null) throw new RefusalError("NOT_FOUND");
    let text = "";
    for await (const piece of csvOf(context, file)) text += piece;
    return new Response(text, { headers: { "content-type": "text/csv; charset=utf-8" } });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return refusalAnswer(error);
  }
}
