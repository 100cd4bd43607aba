import { graphql } from "gatsby";
import { useState } from "react";
import { sizes } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/media/picture";
import { Grid, Hairline, Stack, Text } from "../../ui/primitives";
import { Tabs } from "../../ui/tabs";

interface EditingTabsProps {
  label: string;
  tabs: readonly Queries.EditingTabFieldsFragment[];
}

/** Tabs with the tools that edit a space, each next to the part of the workspace that has them. */
export const EditingTabs = ({ label, tabs }: EditingTabsProps) => {
  const [active, setActive] = useState(tabs[0]?.id ?? "");
  const panels = tabs.map(({ id, title, description, picture, items }) => ({
    id,
    title,
    panel: (
      <Grid
        id={id}
        gap={[6, null, 8]}
        mb={5}
        columns={["minmax(0, 1fr)", null, picture ? "minmax(0, 5fr) minmax(0, 7fr)" : "minmax(0, 1fr)"]}
      >
        <div>
          <Text variant="h3" mb={5}>
            {description}
          </Text>
          <ul className="features">
            {items.map(({ title: tool, description: text, icon }) => (
              <Hairline as="li" key={tool} columns={["auto minmax(0, 1fr)"]} gap={4} py={4}>
                <span sx={{ color: "link", pt: 1 }}>
                  <Icon name={icon} size={24} />
                </span>
                <Stack gap={1}>
                  <Text as="h3" variant="h4">
                    {tool}
                  </Text>
                  <Text variant="muted">{text}</Text>
                </Stack>
              </Hairline>
            ))}
          </ul>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes={sizes("60vw", { tablet: "94vw", laptop: "54vw", wide: "45rem" })}
            sx={{ order: [-1, null, 0], img: { border: "1px solid", borderColor: "hairline", borderRadius: "media" } }}
          />
        )}
      </Grid>
    ),
  }));
  return <Tabs label={label} active={active} onChange={setActive} tabs={panels} />;
};

export const editingTabFragment = graphql`
  fragment EditingTabFields on EditingTab {
    id
    title
    description
    picture {
      ...WholePicture
    }
    items {
      ...FeatureFields
    }
  }
`;
