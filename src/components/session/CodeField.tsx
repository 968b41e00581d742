import type { ComponentProps } from "react";
import { AFFILIATE_CODE_MAX } from "../../domain/shared/limits.ts";
import { TextField } from "../../ui/TextField/TextField.tsx";

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, "label">;

/** Where the invitation code is typed. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Beamer code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={AFFILIATE_CODE_MAX}
      {...props}
    />
  );
}
