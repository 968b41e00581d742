import type { ReactNode } from "react";
import { isSlugFreeInput } from "../../../domain/profiles/inputs/isSlugFree.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";

interface NameAnswerProps {
  site: string;
  name: string;
  isFree: boolean;
}

/** Whether somebody can have the name that they want for their page (docs/product.md 19.2). */
export function NameAnswer({ site, name, isFree }: NameAnswerProps) {
  const { data, error } = isSlugFreeInput.safeParse({ slug: name });
  if (data === undefined) {
    return (
      <Answer tone="warning">
        <strong dir="auto">{name}</strong> can’t be the address of a page.{" "}
        {`${error.issues[0]?.message}.`}
      </Answer>
    );
  }
  const address = <strong dir="ltr">{`${site}/${data.slug}`}</strong>;
  return isFree ? (
    <Answer tone="success">
      {address} is free. It isn’t reserved: it goes to the first person who joins with it.
    </Answer>
  ) : (
    <Answer tone="warning">{address} is taken. Try another.</Answer>
  );
}

function Answer({ tone, children }: { tone: "success" | "warning"; children: ReactNode }) {
  return (
    <Banner label="The name you want" tone={tone}>
      {children}
    </Banner>
  );
}
