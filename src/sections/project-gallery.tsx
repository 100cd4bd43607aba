import { useState } from "react";
import { fillDrawn } from "../content/names";
import { EmptyState } from "../ui/empty-state";
import { Link } from "../ui/link";
import { useAddressState } from "../ui/use-address-state";
import { findProjects } from "./filters";
import { ListControls } from "./list-controls";
import { ProjectCard } from "./project-card";
import { ProjectDialog } from "./project-dialog";

const UNFILTERED = { category: "" };

interface ProjectGalleryProps {
  projects: readonly Queries.ProjectCardPartsFragment[];
  categories: readonly { readonly slug: string; readonly name: string }[];
  word: (key: "filterLabel" | "allProjects" | "empty" | "viewAll" | "viewTour" | "caseStudy" | "count") => string;
}

/** All projects, a filter over them, and the modal of the one that is chosen. */
export const ProjectGallery = ({ projects, categories, word }: ProjectGalleryProps) => {
  const [{ category }, change] = useAddressState(UNFILTERED);
  const [openId, setOpenId] = useState<string>();
  const found = findProjects(projects, category);
  const open = projects.find(({ id }) => id === openId);
  return (
    <>
      <ListControls
        filter={{
          label: word("filterLabel"),
          chosen: category,
          onChoose: (value) => change({ category: value }, true),
          choices: [
            { value: "", text: word("allProjects") },
            ...categories.map(({ slug, name }) => ({ value: slug, text: name })),
          ],
        }}
        count={fillDrawn(word("count"), { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState sentence={word("empty")} reset={word("viewAll")} onReset={() => change(UNFILTERED, true)} />
      ) : (
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
          {found.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} onOpen={() => setOpenId(project.id)} />
              <noscript>
                <p>
                  <Link to={project.tourUrl}>{word("viewTour")}</Link> ·{" "}
                  <Link to="/case-studies">{word("caseStudy")}</Link>
                </p>
              </noscript>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ProjectDialog
          project={open}
          tour={word("viewTour")}
          caseStudy={word("caseStudy")}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
};
