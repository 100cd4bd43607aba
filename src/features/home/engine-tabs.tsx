import { graphql } from "gatsby";
import { useState } from "react";
import * as styles from "../../theme/styles/points";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Video } from "../../ui/media/video";
import { Tabs } from "../../ui/tabs";
import { sizes } from "../../theme/breakpoints";

type EngineTab = Queries.EngineTabFieldsFragment;

interface EngineTabsProps {
  label: string;
  tabs: readonly EngineTab[];
}

/** The parts of the AI Spatial Engine as tabs, each with a video. */
export const EngineTabs = ({ label, tabs }: EngineTabsProps) => {
  const [active, setActive] = useState(tabs[0]?.id ?? "");
  const panels = tabs.map((tab) => ({
    id: tab.id,
    title: tab.title,
    panel: <EnginePanel tab={tab} isActive={tab.id === active} />,
  }));
  return <Tabs label={label} tabs={panels} active={active} onChange={setActive} />;
};

const EnginePanel = ({ tab, isActive }: { tab: EngineTab; isActive: boolean }) => {
  const { id, heading, description, points, video } = tab;
  return (
    <Grid id={id} gap={[6, null, 8]} columns={["1fr", null, "1fr 1fr"]} mb={5}>
      <Stack gap={4} alignContent="center">
        <Text as="h3" variant="h3">
          {heading}
        </Text>
        <Text variant="muted">{description}</Text>
        <ul className="points" sx={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Stack>
      {/* The key resets the video to its poster when the tab changes. */}
      <Video
        key={String(isActive)}
        video={video}
        sizes={sizes("60vw", { tablet: "94vw", laptop: "45vw", wide: "38rem" })}
      />
    </Grid>
  );
};

export const engineTabFragment = graphql`
  fragment EngineTabFields on EngineTab {
    id
    title
    heading
    description
    points
    video {
      ...VideoFields
    }
  }
`;
