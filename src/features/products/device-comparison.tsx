import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import { sizes } from "../../theme/breakpoints";
import * as styles from "../../theme/styles/lists";
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

/**
 * All columns of devices have the same width. Row labels stay visible while the table scrolls sideways; on a phone, the
 * longest German words of the specification fit in their column. The heading above says what the caption does.
 */
const TABLE: ThemeUICSSObject = {
  ...styles.table,
  tableLayout: "fixed",
  minWidth: ["40rem", "48rem", "auto"],
  caption: { clipPath: "inset(50%)", height: 0 },
  "thead th:first-of-type": { width: ["10.5rem", null, "16rem"] },
  "th:first-of-type": { position: "sticky", insetInlineStart: 0, zIndex: 1, bg: "background", paddingInlineEnd: 3 },
  "th + th, td": { paddingInlineStart: 4 },
  "[data-current=true]": { bg: "raised" },
};

/** The devices side by side, with the specification fields that are marked for comparison. */
export const DeviceComparison = ({ devices, rows, labels, current }: DeviceComparisonProps) => {
  const isCurrent = (slug: string | undefined): true | undefined => slug === current || undefined;
  return (
    <TableRegion label={labels.compareCaption}>
      <table sx={TABLE}>
        <caption>{labels.compareCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.specification}</th>
            {devices.map(({ slug, path, name, productImage }) => (
              <th key={slug} scope="col" data-current={isCurrent(slug)}>
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
            <tr key={key}>
              <th scope="row">{label}</th>
              {cells.map(({ value, isMissing, conditionsText }, index) => (
                <td
                  key={devices[index]?.slug}
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
