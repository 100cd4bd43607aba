import { graphql } from "gatsby";
import { useState } from "react";
import { Text } from "../../ui/primitives";
import { Tabs } from "../../ui/tabs";
import { FeatureList } from "../../blocks/feature-list";

interface EditingTabsProps {
  label: string;
  tabs: readonly Queries.EditingTabFieldsFragment[];
}

/** Tabs with the tools that edit a space. */
export const EditingTabs = ({ label, tabs }: EditingTabsProps) => {
  const [active, setActive] = useState(tabs[0]?.id ?? "");
  const panels = tabs.map(({ id, title, description, items }) => ({
    id,
    title,
    panel: (
      <div id={id} sx={{ mb: 5 }}>
        <Text variant="h3" maxWidth="text" mb={7}>
          {description}
        </Text>
        <FeatureList features={items} />
      </div>
    ),
  }));
  return <Tabs label={label} active={active} onChange={setActive} tabs={panels} />;
};

export const editingTabFragment = graphql`
  fragment EditingTabFields on EditingTab {
    id
    title
    description
    items {
      ...FeatureFields
    }
  }
`;
