import { graphql } from "gatsby";
import { useState } from "react";
import { Grid, Stack, Text } from "../../ui/primitives";
import { Video } from "../../ui/media/video";
import { Tabs } from "../../ui/tabs";
import { sizes } from "../../theme/breakpoints";

type FeaturedProject = Queries.FeaturedProjectFieldsFragment;

interface FeaturedProjectsProps {
  label: string;
  projects: readonly FeaturedProject[];
}

/** The featured projects as tabs. A change of the tab resets the video to its poster. */
export const FeaturedProjects = ({ label, projects }: FeaturedProjectsProps) => {
  const [active, setActive] = useState(projects[0]?.id ?? "");
  const panels = projects.map((project) => ({
    id: project.id,
    title: project.category,
    panel: <ProjectPanel project={project} isActive={project.id === active} />,
  }));
  return <Tabs label={label} tabs={panels} active={active} onChange={setActive} />;
};

const ProjectPanel = ({ project, isActive }: { project: FeaturedProject; isActive: boolean }) => {
  const { title, subtitle, image, video } = project;
  return (
    <Grid as="article" gap={[5, null, 7]} columns={["minmax(0, 1fr)", null, "1fr 1fr"]} mb={[0, null, 5]}>
      <Stack gap={3} alignContent="center">
        <Text as="h3" variant="h3">
          {title}
        </Text>
        <Text variant="muted">{subtitle}</Text>
      </Stack>
      <Video
        key={String(isActive)}
        video={{ ...video, poster: image }}
        sizes={sizes("60vw", { tablet: "94vw", laptop: "45vw", wide: "38rem" })}
      />
    </Grid>
  );
};

export const featuredProjectFragment = graphql`
  fragment FeaturedProjectFields on FeaturedProject {
    id
    title
    subtitle
    category
    image {
      ...VideoPicture
    }
    video {
      ...VideoFields
    }
  }
`;
