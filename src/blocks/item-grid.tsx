import { graphql } from "gatsby";
import { Action } from "../forms/ui/action";
import { columns } from "../theme/styles/lists";
import { points } from "../theme/styles/points";
import { Icon } from "../ui/icon";
import { TextLink } from "../ui/link/text-link";
import { Picture } from "../ui/media/picture";
import { sizes } from "../theme/breakpoints";
import { Grid, Hairline, Stack, Text } from "../ui/primitives";
import { Section, type SectionProps } from "./section";

type Item = Queries.ItemFieldsFragment;

/** The items of a section: rows with picture and text if an item has a picture, otherwise columns below hairlines. */
export const ItemGrid = ({ items }: { items: readonly Item[] }) =>
  items.some(({ picture }) => picture) ? <PictureRows items={items} /> : <Columns items={items} />;

const PictureRows = ({ items }: { items: readonly Item[] }) => (
  <Stack as="ul" className="items" gap={[8, null, 9]}>
    {items.map((item, index) => (
      <li key={item.title} id={item.id ?? undefined} sx={columns}>
        {item.picture && (
          <Picture
            picture={item.picture}
            sizes={sizes("60vw", { tablet: "94vw", laptop: "46vw", wide: "38rem" })}
            sx={{ order: [0, null, index % 2], img: { borderRadius: "media" } }}
          />
        )}
        <Stack gap={4}>
          <ItemText item={item} isLarge />
        </Stack>
      </li>
    ))}
  </Stack>
);

const Columns = ({ items }: { items: readonly Item[] }) => (
  <Grid
    as="ul"
    className="items"
    columnGap={[5, null, 7]}
    rowGap={[6, null, 8]}
    columns={["1fr", "1fr 1fr", items.length % 4 === 0 ? "repeat(4, 1fr)" : "repeat(3, 1fr)"]}
  >
    {items.map((item) => (
      <Hairline as="li" key={item.title} id={item.id ?? undefined} gap={3} alignContent="start" pt={4}>
        <ItemText item={item} icon={item.icon} />
      </Hairline>
    ))}
  </Grid>
);

interface ItemTextProps {
  item: Item;
  icon?: string | null;
  isLarge?: boolean;
}

const ItemText = ({ item, icon, isLarge = false }: ItemTextProps) => (
  <>
    {item.label && <Text variant="label">{item.label}</Text>}
    {/* On a phone, the icon is next to the title. */}
    <div sx={{ display: "flex", flexDirection: ["row", "column"], alignItems: "start", gap: [3, null, 5] }}>
      {icon && (
        <span sx={{ color: "link" }}>
          <Icon name={icon} size={28} />
        </span>
      )}
      <Text as="h3" variant={isLarge ? "h3" : "h4"}>
        {item.title}
      </Text>
    </div>
    <Text variant="muted">{item.description}</Text>
    {item.points && (
      <ul className="points" sx={points}>
        {item.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {item.action && (
      <p>
        {item.action.to.startsWith("dialog:") ? (
          <Action {...item.action} variant="secondary" />
        ) : (
          <TextLink to={item.action.to} text={item.action.text} />
        )}
      </p>
    )}
  </>
);

interface ItemSectionProps extends Omit<SectionProps, "children" | "section"> {
  section: Queries.ItemSectionFieldsFragment;
}

/** A section with its items. */
export const ItemSection = (props: ItemSectionProps) => (
  <Section {...props}>{props.section.items && <ItemGrid items={props.section.items} />}</Section>
);

export const itemFragment = graphql`
  fragment ItemFields on Item {
    id
    title
    description
    icon
    label
    points
    picture {
      ...WholePicture
    }
    action {
      text
      to
    }
  }
`;
