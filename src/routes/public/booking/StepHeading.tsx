import { useEffect, useRef } from "react";
import { Heading } from "../../../ui/Type/Type.tsx";

/**
 * A step's heading. After a previous step it takes the focus, so that screen readers announce it.
 */
export function StepHeading({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Heading level={2} size="title" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
