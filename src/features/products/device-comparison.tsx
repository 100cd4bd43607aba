import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import * as styles from "../../theme/styles/lists";
import { Link } from "../../components/ui/link/link";
import { TableRegion } from "../../components/ui/table-region";
import { Picture } from "../../components/ui/media/picture";
import { specificationRows } from "../../domain/specifications";
import { sizes } from "../../theme/breakpoints";
import { ConditionsText } from "./conditions-text";

interface DeviceComparisonProps {
  devices: readonly Queries.ComparedDevicePartsFragment[];
  groups: readonly Queries.SpecificationGroupPartsFragment[];
  caption: string;
  /** Heading of the first column. */
  field: string;
  /** Text for a value that a device does not state. */
  notStated: string;
  /** Slug of the page's device, whose column is highlighted. */
  current?: string;
}

/** A column of the table. The column of the current device has a raised background. */
const COLUMN = { minWidth: ["9rem", "12rem"], px: 4, "&[data-current=true]": { bg: "raised" } };

/** Row labels stay visible while the table scrolls sideways, and their lines break only between words. */
const ROW_LABELS: ThemeUICSSObject = {
  "th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: 1,
    bg: "background",
    minWidth: ["7.5rem", "9rem"],
    overflowWrap: "normal",
  },
};

/** The devices side by side, with the specification fields that are marked for comparison. */
export const DeviceComparison = ({ devices, groups, caption, field, notStated, current }: DeviceComparisonProps) => {
  const specificationLists = devices.map(({ specifications }) => specifications ?? []);
  const rows = specificationRows(groups, specificationLists, ({ compare }) => compare === true).flatMap(
    (group) => group.rows,
  );
  return (
    <TableRegion label={caption}>
      <table sx={{ ...styles.table, ...ROW_LABELS }}>
        <caption sx={styles.caption}>
          <span sx={{ display: "inline-block", position: "sticky", insetInlineStart: 0, maxWidth: "80vw" }}>
            {caption}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{field}</th>
            {devices.map(({ slug, path, name, productImage }) => (
              <th key={slug} scope="col" data-current={slug === current} sx={COLUMN}>
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
          {rows.map(({ key, label, absent, values, conditions }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td
                  key={devices[index]?.slug}
                  data-current={devices[index]?.slug === current}
                  sx={{ ...COLUMN, ...(value === null && { color: "subtle" }) }}
                >
                  {value ?? absent ?? notStated}
                  {conditions[index] && <ConditionsText text={conditions[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
};

export const comparedDeviceFragment = graphql`
  fragment ComparedDeviceParts on Product {
    slug
    path
    name
    sheet
    productImage {
      ...CardPicture
    }
    specifications {
      ...SpecificationParts
    }
  }
`;
