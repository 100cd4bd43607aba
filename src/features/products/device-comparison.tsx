import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import * as styles from "../../theme/styles/lists";
import { Link } from "../../components/ui/link/link";
import { Picture } from "../../components/ui/media/picture";
import { specificationRows } from "../../domain/specifications";
import { sizes } from "../../theme/breakpoints";

interface DeviceComparisonProps {
  devices: readonly Queries.ComparedDevicePartsFragment[];
  groups: readonly Queries.SpecificationGroupPartsFragment[];
  caption: string;
  /** Head of the first column. */
  field: string;
  /** What stands where a device does not state a figure. */
  notStated: string;
  /** The device that the page is about; its column stands out. */
  current?: string;
}

/** A column of the table; the current device stands on a raised ground. */
const COLUMN = { minWidth: ["9rem", "12rem"], px: 4, "&[data-current=true]": { bg: "raised" } };

/** The names of the rows stay in sight while the devices scroll under them, in whole words. */
const NAMES: ThemeUICSSObject = {
  "th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    bg: "ground",
    minWidth: ["7.5rem", "9rem"],
    overflowWrap: "normal",
  },
};

/** The devices side by side, in the rows that help a buyer choose. */
export const DeviceComparison = ({ devices, groups, caption, field, notStated, current }: DeviceComparisonProps) => {
  const compared = devices.map(({ specifications }) => specifications ?? []);
  const rows = specificationRows(groups, compared, ({ compare }) => compare === true).flatMap((group) => group.rows);
  return (
    // A table wider than a phone scrolls in its own box, reached by keyboard too.
    <div role="region" aria-label={caption} tabIndex={0} sx={{ overflowX: "auto" }}>
      <table sx={{ ...styles.table, ...NAMES }}>
        <caption sx={styles.caption}>
          <span sx={{ display: "inline-block", position: "sticky", left: 0, maxWidth: "80vw" }}>{caption}</span>
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
          {rows.map(({ key, label, absent, values }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td
                  key={devices[index]?.slug}
                  data-current={devices[index]?.slug === current}
                  sx={{ ...COLUMN, ...(value === null && { color: "subtle" }) }}
                >
                  {value ?? absent ?? notStated}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
