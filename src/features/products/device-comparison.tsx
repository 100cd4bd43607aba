import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { sizes } from "../../theme/breakpoints";
import { ComparedRows, ComparisonTable } from "./comparison-table";

interface DeviceComparisonProps {
  devices: readonly Queries.ComparedDeviceFieldsFragment[];
  rows: readonly Queries.ComparedRowFieldsFragment[];
  labels: { readonly compareCaption: string; readonly specification: string };
  /** Slug of the page's device, whose column is highlighted. */
  current?: string;
}

/** The heading above says what the caption does. Lines of row labels break only between words. */
const TABLE: ThemeUICSSObject = {
  caption: { clipPath: "inset(50%)", height: 0, p: 0 },
  "th:first-of-type": { overflowWrap: "normal" },
  "th + th, td": { paddingInlineStart: 4 },
};

/** The devices side by side, with the specification fields that are marked for comparison. */
export const DeviceComparison = ({ devices, rows, labels, current }: DeviceComparisonProps) => (
  <ComparisonTable
    devices={devices}
    caption={labels.compareCaption}
    field={labels.specification}
    pictureSizes={sizes("10rem", { laptop: "24vw", wide: "20.5rem" })}
    current={current}
    sx={TABLE}
  >
    <tbody>
      <ComparedRows rows={rows} devices={devices} current={current} />
    </tbody>
  </ComparisonTable>
);

export const comparedRowFragment = graphql`
  fragment ComparedRowFields on ComparedRow {
    key
    label
    cells {
      value
      isMissing
      conditionsText
    }
  }
`;
