import type { ComponentProps } from "react";
import { MAX_CHOSEN_DEVICES, MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { Section } from "../../../blocks/section";
import { DeviceComparison } from "../device-comparison";
import { useCatalog, type CatalogContent } from "./use-catalog";

const MIN_COMPARED = 2;

interface CatalogComparisonProps extends CatalogContent, ComponentProps<typeof DeviceComparison> {
  section: Queries.SectionFieldsFragment;
}

/**
 * The comparison below the overview of many products: of the first devices that its filters show, if there are several. A
 * build for few products omits this module (gatsby/node/webpack.ts).
 */
export const CatalogComparison = ({ section, devices, rows, labels, ...content }: CatalogComparisonProps) => {
  const columns = useCatalog(content)
    .groups.flatMap(({ members }) => members)
    .map(({ slug }) => devices.findIndex((device) => device.slug === slug))
    .filter((index) => index >= 0)
    .slice(0, devices.length > MAX_CHOSEN_DEVICES ? MAX_FIRST_DEVICES : MAX_CHOSEN_DEVICES);
  if (columns.length < MIN_COMPARED) return null;
  const pick = <T,>(items: readonly T[]): T[] => columns.flatMap((index) => items[index] ?? []);
  return (
    <Section id="compare" section={section}>
      <DeviceComparison
        devices={pick(devices)}
        rows={rows
          .map((row) => ({ ...row, cells: pick(row.cells) }))
          .filter(({ cells }) => cells.some(({ isMissing }) => !isMissing))}
        labels={labels}
      />
    </Section>
  );
};
