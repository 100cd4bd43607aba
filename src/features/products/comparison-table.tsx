import type { ThemeUICSSObject } from "@theme-ui/core";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Link } from "../../ui/link/link";
import { TableRegion } from "../../ui/table-region";
import { Picture } from "../../ui/media/picture";
import * as styles from "../../theme/styles/lists";
import { ConditionsText } from "./row-texts";

interface ComparisonTableProps {
  devices: readonly Queries.ComparedDeviceFieldsFragment[];
  caption: string;
  /** Heading of the first column. */
  field: string;
  /** The `sizes` attribute of the pictures of the devices. */
  pictureSizes: string;
  /** Slug of the device whose column has a raised background. */
  current?: string | undefined;
  /** Renders a link next to the name of a device. */
  renderLink?: (device: Queries.ComparedDeviceFieldsFragment) => ReactNode;
  className?: string;
  /** The bodies of the table, with `ComparedRows`. */
  children: ReactNode;
}

/** The columns of all devices have the same width. Row labels stay visible while the table scrolls sideways. */
const TABLE: ThemeUICSSObject = {
  ...styles.table,
  tableLayout: "fixed",
  minWidth: ["40rem", "48rem", "auto"],
  "thead th:first-of-type": { width: ["9rem", null, "16rem"] },
  "th:first-of-type": { position: "sticky", insetInlineStart: 0, zIndex: 1, bg: "background" },
  "[data-current=true]": { bg: "raised" },
};

/** A table with a column for each device. */
export const ComparisonTable = ({
  devices,
  caption,
  field,
  pictureSizes,
  current,
  renderLink,
  className,
  children,
}: ComparisonTableProps) => (
  <TableRegion label={caption}>
    <table className={className} sx={TABLE}>
      <caption sx={styles.caption}>
        <span>{caption}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{field}</th>
          {devices.map((device) => (
            <th key={device.slug} scope="col" data-current={device.slug === current || undefined}>
              <Picture
                picture={device.productImage}
                sizes={pictureSizes}
                sx={{ mb: 3, img: { borderRadius: "control" } }}
              />
              <div sx={{ display: "flex", flexWrap: "wrap", columnGap: 5 }}>
                <Link to={device.path} sx={{ variant: "layout.textLink", minHeight: 24 }}>
                  {device.name}
                </Link>
                {renderLink?.(device)}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </TableRegion>
);

interface ComparedRow extends Queries.ComparedRowFieldsFragment {
  readonly labelLinks?: readonly Queries.TermLinkFieldsFragment[];
  readonly cells: readonly (Queries.ComparedRowFieldsFragment["cells"][number] & {
    readonly valueLinks?: readonly Queries.TermLinkFieldsFragment[];
  })[];
}

interface ComparedRowsProps {
  rows: readonly ComparedRow[];
  devices: readonly { readonly slug: string }[];
  current?: string | undefined;
  /** Renders a label or a value. Default: as plain text. */
  renderText?: (text: string, links: readonly Queries.TermLinkFieldsFragment[]) => ReactNode;
}

/** Rows of the specification, with a cell for each device. */
export const ComparedRows = ({ rows, devices, current, renderText = (text) => text }: ComparedRowsProps) =>
  rows.map(({ key, label, labelLinks = [], cells }) => (
    <tr key={key}>
      <th scope="row">{renderText(label, labelLinks)}</th>
      {cells.map(({ value, isMissing, conditionsText, valueLinks = [] }, index) => (
        <td
          key={devices[index]?.slug}
          data-current={devices[index]?.slug === current || undefined}
          sx={isMissing ? { color: "subtle" } : {}}
        >
          {renderText(value, valueLinks)}
          {conditionsText !== null && <ConditionsText text={conditionsText} />}
        </td>
      ))}
    </tr>
  ));

export const comparedDeviceFragment = graphql`
  fragment ComparedDeviceFields on Product {
    slug
    path
    name
    sheet
    productImage {
      ...CardPicture
    }
  }
`;
