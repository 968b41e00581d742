import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react";
import { Page, Stack } from "../../src/ui/Layout/Layout.tsx";
import { Heading, Text } from "../../src/ui/Type/Type.tsx";
import { useThemeInForce } from "../start/useThemeInForce.ts";
import styles from "./Tokens.module.css";
import { type Token, tokensOf } from "./tokensOf.ts";

interface TokenListProps {
  title: string;
  /** Their purpose, in a sentence or two. */
  about: string;
  /** Which names belong here. */
  fits: RegExp;
  kind?: "tiles" | "rows";
  /** Demonstrates a token, with `--token` for its value. */
  children: (token: Token) => ReactNode;
}

/** Tokens as in the app's style sheets, in the current theme. */
export function TokenList({ title, about, fits, kind = "tiles", children }: TokenListProps) {
  const theme = useThemeInForce();
  // The values depend on the style sheets alone, which load before any story.
  const text = useSyncExternalStore(
    () => () => {},
    () => JSON.stringify(tokensOf(fits)),
  );
  const tokens = JSON.parse(text) as Token[];
  return (
    <Page width="wide">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{about}</Text>
        </Stack>
        <ul className={styles.list} data-kind={kind} data-theme={theme}>
          {tokens.map((token) => (
            <li
              key={token.name}
              className={styles.token}
              style={{ "--token": `var(${token.name})` } as CSSProperties}
            >
              <div className={styles.shown}>{children(token)}</div>
              <span className={styles.name}>{token.name}</span>
              <span className={styles.value}>{token.value}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Page>
  );
}
