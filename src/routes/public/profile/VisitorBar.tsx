import { graphql, useFragment } from "react-relay/hooks";
import type {
  PriceCountrySource,
  VisitorBar_query$key,
} from "../../../__generated__/VisitorBar_query.graphql.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { matchEnum, type Known } from "../../../relay/enums.ts";
import { isBrowserZone } from "../../../session/browserZone.ts";
import { useBrowserZone } from "../../../session/useBrowserZone.ts";
import { useLogIn } from "../../../session/signIn/useLogIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { LazyPicker } from "./LazyPicker.tsx";
import styles from "./VisitorBar.module.css";

/**
 * Whose VAT the prices include, with a picker to change it; for visitors the time zone too, which
 * is a setting of everybody else (docs/product.md 5.8). It becomes a notice for anyone without a
 * country in the settings: then prices follow the connection.
 */
export function VisitorBar({ query }: { query: VisitorBar_query$key }) {
  const data = useFragment(
    graphql`
      fragment VisitorBar_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        priceCountry {
          countryName
          source
          ...CountryPicker_country
        }
        userSettings @include(if: $isSignedIn) {
          countryCode
        }
        timeZoneFromCookie @skip(if: $isSignedIn)
      }
    `,
    query,
  );
  const browserZone = useBrowserZone();
  const logIn = useLogIn();
  const { priceCountry, userSettings } = data;
  const { timeZoneFromCookie: chosen } = data;
  const timeZone = isBrowserZone(chosen) ? chosen : browserZone;
  const isVisitor = !userSettings;
  return (
    <section
      aria-label="Prices and time zone"
      className={styles.bar}
      data-notice={!userSettings?.countryCode || undefined}
    >
      <div className={styles.inner}>
        <p className={styles.text}>
          {matchEnum(priceCountry.source, sentences, sentences.SETTINGS)(priceCountry.countryName)}
        </p>
        {isVisitor && (
          <div className={styles.logIn}>
            <Button variant="quiet" onClick={logIn}>
              Log in to continue
            </Button>
          </div>
        )}
        <div className={styles.pickers}>
          <LazyPicker
            label="Country"
            text={priceCountry.countryName}
            icon="globe"
            load={() => import("./CountryPicker.tsx").then((m) => m.CountryPicker)}
            props={{ country: priceCountry }}
          />
          {isVisitor && (
            <LazyPicker
              label="Time zone"
              text={zoneName(timeZone)}
              icon="clock"
              load={() => import("./TimeZonePicker.tsx").then((m) => m.TimeZonePicker)}
              props={{ timeZone }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** What the prices follow. Without a country they follow the seller's, Belgium (docs/product.md 8.2). */
const sentences: Record<Known<PriceCountrySource>, (country: string) => string> = {
  COOKIE: (country) => `Prices follow the VAT rules of the country you chose: ${country}.`,
  SETTINGS: (country) => `Prices follow the VAT rules of your country: ${country}.`,
  IP: (country) => `Prices follow the VAT rules of your IP location: ${country}.`,
  DEFAULT: () => "We can’t tell where you are, so prices show Belgian VAT.",
};
