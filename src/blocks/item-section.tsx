import { ItemGrid } from "./item-grid";
import { Section, type SectionProps } from "./section";

interface ItemSectionProps extends Omit<SectionProps, "children" | "section"> {
  section: Queries.ItemSectionFieldsFragment;
}

/** A section with its items. */
export const ItemSection = (props: ItemSectionProps) => (
  <Section {...props}>{props.section.items && <ItemGrid items={props.section.items} />}</Section>
);
