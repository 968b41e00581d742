import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { claimSlug } from "../../../session/claimedSlug.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { SLUG_MAX } from "../../../domain/shared/limits.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import styles from "./Home.module.css";

/** Claims the address of a creator's page, and leads to joining; the onboarding comes back to it. */
export function ClaimForm() {
  const { host } = useSession();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("slug");
    claimSlug(host, typeof typed === "string" ? typed : "");
    void navigate(PATHS.join);
  };
  return (
    <form className={styles.claim} onSubmit={handleSubmit}>
      <div className={styles.claimField}>
        <TextField
          name="slug"
          label="The address of your page"
          isLabelHidden
          prefix={`${host.origin.replace(/^https?:\/\//, "")}/`}
          placeholder="your-name"
          maxLength={SLUG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="primary" size="large">
        Claim your page
      </Button>
    </form>
  );
}
