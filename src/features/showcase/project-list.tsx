import { memo } from "react";
import { Link } from "../../components/ui/link/link";
import { PAGE_WIDTH } from "../../components/ui/tile";
import { ProjectCard } from "./project-card";
import { tourUrlOf } from "./project-tour";
import { sizes } from "../../theme/breakpoints";

type Project = Queries.ProjectCardPartsFragment;

interface ProjectListProps {
  projects: readonly Project[];
  /** Words of the links that stand in the place of a card's dialog without script. */
  tour: string;
  caseStudy: string;
  onOpen: (project: Project) => void;
}

/** The height of a tile makes a narrow one's picture as wide as that of a wide one. */
const TILE = sizes("60vw", { tablet: "32rem", laptop: "40rem" });

/** Cards of projects as a gallery. Drawn again only when something else was found. */
export const ProjectList = memo(function ProjectList({ projects, tour, caseStudy, onOpen }: ProjectListProps) {
  return (
    <ul
      className="gallery"
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: ["1fr", "1fr 1fr", "repeat(6, 1fr)"],
        "& > li": { gridColumn: ["auto", null, "span 2"] },
        "& > li:nth-of-type(5n+1), & > li:nth-of-type(5n+2)": { gridColumn: ["auto", null, "span 3"] },
        // A tile that is alone in the last row takes all of it.
        "& > li:last-of-type:is(:nth-of-type(5n+1), :nth-of-type(5n+3))": { gridColumn: ["auto", null, "1 / -1"] },
      }}
    >
      {projects.map((project, index) => (
        <li key={project.id} id={project.id}>
          <ProjectCard
            project={project}
            // The last may have a row to itself.
            sizes={index === projects.length - 1 ? PAGE_WIDTH : TILE}
            onOpen={() => onOpen(project)}
          />
          <noscript>
            <p>
              <Link to={tourUrlOf(project)} target="_blank">
                {tour}
              </Link>{" "}
              · <Link to="/case-studies">{caseStudy}</Link>
            </p>
          </noscript>
        </li>
      ))}
    </ul>
  );
});
