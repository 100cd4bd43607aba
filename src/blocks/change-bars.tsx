import { graphql } from "gatsby";
import { formatNumber } from "@capture/domain/lib/locale";
import { useLocale } from "../hooks/use-site-content";
import { Bar } from "../ui/charts/bars";
import { Stack } from "../ui/primitives";

/** An amount before and after a change, as two bars of the same scale. */
export const ChangeBars = ({ before, after }: Queries.ChangeFieldsFragment) => {
  const locale = useLocale();
  const ticks = [0, Math.max(before.amount, after.amount)];
  return (
    <Stack gap={3}>
      {[before, after].map(({ amount, text }, index) => (
        <div key={index}>
          <Bar ticks={ticks} parts={[{ size: amount, text: `${formatNumber(amount, locale)} ${text}` }]} />
        </div>
      ))}
    </Stack>
  );
};

export const changeFragment = graphql`
  fragment ChangeFields on Change {
    before {
      amount
      text
    }
    after {
      amount
      text
    }
  }
`;
