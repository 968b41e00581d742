import { useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import type { CountryPicker_country$key } from "../../../__generated__/CountryPicker_country.graphql.ts";
import type { CountryPickerQuery } from "../../../__generated__/CountryPickerQuery.graphql.ts";
import { failureOf } from "../../../calls/failure.ts";
import { SearchableSelect } from "../../../ui/SearchableSelect/SearchableSelect.tsx";
import { useChoice } from "./useChoice.ts";
import { useUpdateCountryCookie } from "./useUpdateCountryCookie.ts";

/** The country whose VAT the prices include. */
export function CountryPicker({ country }: { country: CountryPicker_country$key }) {
  const { countryCode, countryName } = useFragment(
    graphql`
      fragment CountryPicker_country on PriceCountry {
        countryCode
        countryName
      }
    `,
    country,
  );
  const { countries, load, failure } = useCountries();
  const { run, isBusy } = useUpdateCountryCookie();
  const { chosen, message, choose } = useChoice((countryCode) => run({ command: { countryCode } }));
  return (
    <SearchableSelect
      label="Country"
      isLabelHidden
      size="small"
      icon="globe"
      isOpenAtFirst
      options={countries ?? [{ value: countryCode, label: countryName }]}
      value={chosen ?? countryCode}
      error={message ?? failure}
      onFocus={load}
      // Not disabled meanwhile: the focus would be lost, also when the choice fails.
      onChange={(code) => !isBusy && code !== countryCode && void choose(code)}
    />
  );
}

/** All countries, fetched when somebody is about to choose: most visitors never do. */
function useCountries() {
  const environment = useRelayEnvironment();
  const [countries, setCountries] =
    useState<{ value: string; label: string; keywords: string }[]>();
  const [failure, setFailure] = useState<string>();
  const load = () => {
    if (countries) return;
    setFailure(undefined);
    fetchQuery<CountryPickerQuery>(
      environment,
      graphql`
        query CountryPickerQuery {
          countries {
            code
            name
          }
        }
      `,
      {},
    )
      .toPromise()
      .then((answer) =>
        setCountries(
          answer?.countries.map(({ code, name }) => ({ value: code, label: name, keywords: code })),
        ),
      )
      .catch((error: unknown) => setFailure(failureOf(error).text));
  };
  return { countries, load, failure };
}
