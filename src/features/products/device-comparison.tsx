import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { belowSmall, sizes } from "../../theme/breakpoints";
import * as styles from "../../theme/styles/tables";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/media/picture";
import { TableRegion } from "../../ui/table-region";
import { ConditionsText } from "./row-texts";

interface DeviceComparisonProps {
  devices: readonly Queries.ComparedDeviceFieldsFragment[];
  rows: readonly Queries.ComparedRowFieldsFragment[];
  labels: { readonly compareCaption: string; readonly specification: string };
  /** Slug of the page's device, whose column is highlighted. */
  current?: string;
}

/** Room for the longest English words of the specification; longer ones are hyphenated. Three columns fit on a phone. */
const MIN_PHONE_COLUMN_REM = 6.5;

/** As an attribute, the linter rejects it, because a cell of a grid is interactive. */
const CELL = { role: "cell" };

/**
 * All columns of devices have the same width. On a phone, the label of a row is above its cells; labels stay visible while
 * a table of many devices scrolls sideways. The heading above says what the caption does.
 */
const tableOf = (deviceCount: number): ThemeUICSSObject => ({
  ...styles.table,
  tableLayout: "fixed",
  minWidth: [`${deviceCount * MIN_PHONE_COLUMN_REM}rem`, "48rem", "auto"],
  caption: { clipPath: "inset(50%)", height: 0 },
  "thead th:first-of-type": { width: [null, "10.5rem", "16rem"] },
  "th:first-of-type": { position: "sticky", insetInlineStart: 0, zIndex: 1, bg: "background", paddingInlineEnd: 3 },
  "th + th, td": { paddingInlineStart: [1, 4] },
  "[data-current=true]": { bg: "raised" },
  [`@media ${belowSmall}`]: {
    tr: {
      display: "grid",
      gridTemplateColumns: `repeat(${deviceCount}, minmax(0, 1fr))`,
      borderBottom: "1px solid",
      borderColor: "hairline",
    },
    "th, td": { py: 0, pb: 3, paddingInline: 1, border: 0, fontFamily: "body" },
    "th:first-of-type": { gridColumn: "1 / -1", justifySelf: "start", width: "auto", pt: 3, pb: 1, fontSize: "small" },
    "thead th:first-of-type": { height: 0, p: 0, clipPath: "inset(50%)" },
  },
});

/**
 * The devices side by side, with the specification fields that are marked for comparison. Its roles are explicit, because
 * Safari forgets those of a row with another `display`.
 */
export const DeviceComparison = ({ devices, rows, labels, current }: DeviceComparisonProps) => {
  const isCurrent = (slug: string | undefined): true | undefined => slug === current || undefined;
  return (
    <TableRegion label={labels.compareCaption}>
      <table role="table" sx={tableOf(devices.length)}>
        <caption>{labels.compareCaption}</caption>
        <thead>
          <tr role="row">
            <th role="columnheader" scope="col">
              {labels.specification}
            </th>
            {devices.map(({ slug, path, name, productImage }) => (
              <th key={slug} role="columnheader" scope="col" data-current={isCurrent(slug)}>
                <Picture
                  picture={productImage}
                  sizes={sizes("10rem", { laptop: "24vw", wide: "20.5rem" })}
                  sx={{ mb: 3, img: { borderRadius: "control" } }}
                />
                <Link to={path} sx={{ variant: "layout.textLink", display: "inline-block", minHeight: 24 }}>
                  {name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              {cells.map(({ value, isMissing, conditionsText }, index) => (
                <td
                  key={devices[index]?.slug}
                  {...CELL}
                  data-current={isCurrent(devices[index]?.slug)}
                  sx={isMissing ? { color: "subtle" } : {}}
                >
                  {value}
                  {conditionsText !== null && <ConditionsText text={conditionsText} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
};

export const comparedFragments = graphql`
  fragment ComparedDeviceFields on Product {
    slug
    path
    name
    productImage {
      ...CardPicture
    }
  }

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
