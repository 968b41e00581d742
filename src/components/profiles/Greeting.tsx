import { fittingSize } from "../../ui/Type/fittingSize.ts";
import { Heading, type HeadingProps } from "../../ui/Type/Type.tsx";

interface GreetingProps extends Omit<HeadingProps, "level" | "size" | "children"> {
  /** The beginning of the title; the name follows. */
  salutation: string;
  /** The person's first name; without one the salutation is alone. */
  name: string | undefined;
}

/** A page title that addresses the user. A long name is set smaller, in its own text direction. */
export function Greeting({ salutation, name, ...heading }: GreetingProps) {
  return (
    <Heading {...heading} level={1} size={fittingSize(name ?? "", "title")}>
      {salutation}
      {name && (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
    </Heading>
  );
}
