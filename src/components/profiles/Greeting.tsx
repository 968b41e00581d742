import { fittingSize } from "../../ui/Type/fittingSize.ts";
import { Heading, type HeadingProps } from "../../ui/Type/Type.tsx";

interface GreetingProps extends Omit<HeadingProps, "level" | "size" | "children"> {
  /** The first words; the name follows. */
  words: string;
  /** What the person is called; without it the words stand alone. */
  name: string | undefined;
}

/** The title of a page that addresses somebody. A long name is set smaller, in its own direction. */
export function Greeting({ words, name, ...heading }: GreetingProps) {
  return (
    <Heading {...heading} level={1} size={fittingSize(name ?? "", "title")}>
      {words}
      {name && (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
    </Heading>
  );
}
