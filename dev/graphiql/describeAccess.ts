import {
  type ConstDirectiveNode,
  type DirectiveDefinitionNode,
  type DocumentNode,
  Kind,
  visit,
} from "graphql";

/**
 * The schema with each field's `@access` appended to its description. GraphiQL shows descriptions,
 * but no directives. The text is the schema's own description of the directive's values.
 */
export function describeAccess(contract: DocumentNode): DocumentNode {
  const meaning = meaningsIn(contract);
  return visit(contract, {
    FieldDefinition(field) {
      const access = field.directives?.find(({ name }) => name.value === "access");
      if (!access) return undefined;
      const paragraphs = [field.description?.value, sentenceOf(access, meaning)];
      const value = paragraphs.filter((text) => text !== undefined).join("\n\n");
      return { ...field, description: { kind: Kind.STRING, value } };
    },
  });
}

interface Meanings {
  audiences: ReadonlyMap<string, string>;
  costly: string;
}

function meaningsIn({ definitions }: DocumentNode): Meanings {
  const audience = definitions.find(
    (node) => node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === "Audience",
  );
  const access = definitions.find(
    (node): node is DirectiveDefinitionNode =>
      node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === "access",
  );
  const values = audience?.kind === Kind.ENUM_TYPE_DEFINITION ? (audience.values ?? []) : [];
  const costly = access?.arguments?.find(({ name }) => name.value === "costly");
  return {
    audiences: new Map(
      values.map(({ name, description }) => [name.value, description?.value ?? name.value]),
    ),
    costly: costly?.description?.value ?? "",
  };
}

function sentenceOf(access: ConstDirectiveNode, { audiences, costly }: Meanings): string {
  const valueOf = (argument: string) =>
    access.arguments?.find(({ name }) => name.value === argument)?.value;
  const audience = valueOf("for");
  const isCostly = valueOf("costly");
  const who = audience?.kind === Kind.ENUM ? audiences.get(audience.value) : undefined;
  return [
    `**Who may call it:** ${who ?? "not said."}`,
    isCostly?.kind === Kind.BOOLEAN && isCostly.value ? `**Costly:** ${costly}` : null,
  ]
    .filter((text) => text !== null)
    .join("\n\n");
}
