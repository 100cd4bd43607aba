import { graphql } from "gatsby";
import { useState } from "react";
import * as styles from "../../theme/styles/lists";
import { Video } from "../../components/ui/media/video";
import { Tabs } from "../../components/ui/tabs";
import { sizes } from "../../theme/breakpoints";

type EngineTab = Queries.EngineTabPartsFragment;

interface EngineTabsProps {
  label: string;
  tabs: readonly EngineTab[];
}

/** The parts of the AI Spatial Engine, each with its video. */
export const EngineTabs = ({ label, tabs }: EngineTabsProps) => {
  const [active, setActive] = useState(tabs[0]?.id ?? "");
  const panels = tabs.map((tab) => ({
    id: tab.id,
    title: tab.title,
    panel: <EnginePanel tab={tab} shown={tab.id === active} />,
  }));
  return <Tabs label={label} tabs={panels} active={active} onChange={setActive} />;
};

const EnginePanel = ({ tab, shown }: { tab: EngineTab; shown: boolean }) => {
  const { id, heading, description, points, video } = tab;
  return (
    <div id={id} sx={{ display: "grid", gap: [6, null, 8], gridTemplateColumns: ["1fr", null, "5fr 7fr"], mb: 5 }}>
      <div sx={{ display: "grid", gap: 4, alignContent: "center" }}>
        <h3 sx={{ variant: "text.h3" }}>{heading}</h3>
        <p sx={{ variant: "text.muted" }}>{description}</p>
        <ul className="points" sx={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {/* A video that is left goes back to its still. */}
      <Video
        key={String(shown)}
        video={video}
        sizes={sizes("60vw", { tablet: "94vw", laptop: "52vw", wide: "45rem" })}
      />
    </div>
  );
};

export const engineTabFragment = graphql`
  fragment EngineTabParts on EngineTab {
    id
    title
    heading
    description
    points
    video {
      ...VideoParts
    }
  }
`;
