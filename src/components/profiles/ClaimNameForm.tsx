import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { BETA_QUERY, betaProgramAddress } from "../../domain/forms/addresses.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import { SLUG_MAX } from "../../domain/shared/limits.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import styles from "./ClaimNameForm.module.css";

interface ClaimNameFormProps {
  /** What addresses begin with. */
  site: string;
  /** The name that the field begins with. */
  name?: string;
  button: string;
  onClaim: (typed: string) => void;
}

/**
 * Takes the name that somebody wants for their page to the beta program, which says whether it is
 * free. Before the script has loaded the browser sends it there by itself.
 */
export function ClaimNameForm({ site, name = "", button, onClaim }: ClaimNameFormProps) {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(BETA_QUERY.name);
    const typed = typeof value === "string" ? value.trim() : "";
    onClaim(typed);
    void navigate(betaProgramAddress(typed));
  };
  return (
    <form className={styles.form} action={PATHS.betaProgram} onSubmit={handleSubmit}>
      <div className={styles.field}>
        <TextField
          name={BETA_QUERY.name}
          label="The address of your page"
          isLabelHidden
          prefix={`${site}/`}
          placeholder="your-name"
          defaultValue={name}
          dir="ltr"
          maxLength={SLUG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="primary" size="large">
        {button}
      </Button>
    </form>
  );
}
