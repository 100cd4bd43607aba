import { graphql } from "gatsby";
import { useMemo } from "react";
import { inImperial } from "../../../domain/imperial";
import { useSiteFacts } from "../../../seo/site-facts";
import { Band } from "../../../components/ui/band";
import { useAddressState } from "../../../hooks/use-address-state";
import { CompareControls } from "./compare-controls";
import { CompareTable } from "./compare-table";
import { chosenOf, comparedRows, toggled } from "./compared-rows";
import { comparedUses } from "./compared-uses";

interface CompareProps {
  devices: readonly Queries.CompareDevicePartsFragment[];
  groups: readonly Queries.SpecificationGroupPartsFragment[];
  labels: Queries.CompareLabelsFragment;
}

const asStated = (value: string): string => value;

/** All devices, all rows, metric. */
const WHOLE = { devices: "", without: "", show: "all", units: "metric" };

/** Devices side by side: which ones, which rows and in which units lives in the address. */
export const Compare = ({ devices, groups, labels }: CompareProps) => {
  const [{ devices: named, without, show, units }, change] = useAddressState(WHOLE);
  const { language } = useSiteFacts();
  const slugs = devices.map(({ slug }) => slug);
  const chosen = chosenOf(slugs, named);
  const shown = devices.filter(({ slug }) => chosen.includes(slug));
  const hidden = useMemo(() => without.split(",").filter(Boolean), [without]);
  const rows = comparedRows(
    groups,
    shown.map(({ specifications }) => specifications ?? []),
    {
      hidden,
      differences: show === "differences",
      write: units === "imperial" ? (value) => inImperial(value, language) : asStated,
    },
  );
  const uses = comparedUses(
    rows.flatMap((group) => group.rows.map(({ key }) => key)),
    shown.map(({ termUses }) => termUses),
  );
  return (
    <Band ground="bone" id="comparison">
      <CompareControls
        devices={devices}
        groups={groups}
        chosen={chosen}
        hidden={hidden}
        show={show}
        units={units}
        labels={labels}
        onDevice={(slug) => change({ devices: toggled(slugs, chosen, slug) }, true)}
        onRow={(key) =>
          change({ without: (hidden.includes(key) ? hidden.filter((row) => row !== key) : [...hidden, key]).join(",") })
        }
        onShow={(value) => change({ show: value }, true)}
        onUnits={(value) => change({ units: value }, true)}
        onReset={() => change(WHOLE, true)}
      />
      <CompareTable devices={shown} groups={rows} uses={uses} labels={labels} />
    </Band>
  );
};

export const compareFragments = graphql`
  fragment CompareDeviceParts on Product {
    ...ComparedDeviceParts
    termUses {
      ...TermUseParts
    }
  }

  fragment CompareLabels on ComparePageLabels {
    devices
    show
    allRows
    differences
    units
    metric
    imperial
    chooseRows
    rowsOf
    reset
    print
    caption
    field
    notStated
    same
    sheet
  }
`;
