import { memo } from "react";
import { Link } from "../../ui/link/link";
import { PAGE_WIDTH } from "../../ui/tile";
import { ProjectCard } from "./project-card";
import { tourUrlOf } from "./project-tour";
import { sizes } from "../../theme/breakpoints";

type Project = Queries.ProjectCardFieldsFragment;

interface ProjectLinkTexts {
  tour: string;
  caseStudy: string;
  /** Path of the page with the case studies; undefined if there is none. */
  caseStudiesPath: string | undefined;
}

interface ProjectListProps extends ProjectLinkTexts {
  projects: readonly Project[];
  onOpen: (project: Project) => void;
}

/** A picture is scaled to the height of its tile, so narrow tiles need pictures as wide as those of wide tiles. */
const TILE_SIZES = sizes("60vw", { tablet: "32rem", laptop: "40rem" });

/** Cards of projects as a gallery. Memoized, so that the filter responds before the list is rendered. */
export const ProjectList = memo(function ProjectList(props: ProjectListProps) {
  const { projects, onOpen, ...links } = props;
  return (
    <ul
      className="gallery"
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(6, 1fr)"],
        "& > li": { gridColumn: ["auto", null, "span 2"] },
        "& > li:nth-of-type(5n+1), & > li:nth-of-type(5n+2)": { gridColumn: ["auto", null, "span 3"] },
        // The last three tiles share a row, and a single one spans it.
        "& > li:nth-of-type(5n+1):nth-last-of-type(3), & > li:nth-of-type(5n+2):nth-last-of-type(2)": {
          gridColumn: ["auto", null, "span 2"],
        },
        "& > li:last-of-type:nth-of-type(5n+1)": { gridColumn: ["auto", null, "1 / -1"] },
      }}
    >
      {projects.map((project, index) => (
        <li key={project.id} id={project.id}>
          <ProjectCard
            project={project}
            // The last tile can span the row.
            sizes={index === projects.length - 1 ? PAGE_WIDTH : TILE_SIZES}
            onOpen={() => onOpen(project)}
          />
          <noscript>
            <ProjectLinks project={project} {...links} />
          </noscript>
        </li>
      ))}
    </ul>
  );
});

interface ProjectLinksProps extends ProjectLinkTexts {
  project: Project;
}

/** The links that replace the dialog of a card without script. */
const ProjectLinks = ({ project, tour, caseStudy, caseStudiesPath }: ProjectLinksProps) => {
  const tourUrl = tourUrlOf(project);
  return (
    <p>
      {tourUrl !== undefined && (
        <Link to={tourUrl} target="_blank">
          {tour}
        </Link>
      )}
      {tourUrl !== undefined && caseStudiesPath !== undefined && " · "}
      {caseStudiesPath !== undefined && <Link to={caseStudiesPath}>{caseStudy}</Link>}
    </p>
  );
};
