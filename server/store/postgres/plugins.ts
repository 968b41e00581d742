import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
  type PrimitiveValueListNode,
} from "kysely";
import { storableText } from "./columns.ts";

/** Reads every timestamptz as an instant: epoch milliseconds. */
export class InstantPlugin implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) toInstants(row);
    return result;
  }
}

/** In place: the driver made the row for this answer alone, and a copy of each costs more than reading it. */
function toInstants(row: UnknownRow): void {
  for (const column in row) {
    const value = row[column];
    if (value instanceof Date) row[column] = value.getTime();
  }
}

/** Keeps characters that PostgreSQL cannot hold from failing a query, see `storableText`. */
export class StorableTextPlugin implements KyselyPlugin {
  readonly #transformer = new StorableTextTransformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

class StorableTextTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: storable(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(storable) };
  }
}

function storable<T>(value: T): T {
  if (typeof value === "string") return storableText(value) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  return value;
}
