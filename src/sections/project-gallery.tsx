import { useState, type ComponentType } from "react";
import { fillDrawn } from "../content/names";
import { EmptyState } from "../ui/empty-state";
import { Link } from "../ui/link";
import { useAddressState } from "../ui/use-address-state";
import { findProjects } from "./filters";
import { ListControls } from "./list-controls";
import { ProjectCard } from "./project-card";
import type { ProjectDialog } from "./project-dialog";

const UNFILTERED = { category: "" };

type Project = Queries.ProjectCardPartsFragment;

interface ProjectGalleryProps {
  projects: readonly Project[];
  categories: readonly { readonly slug: string; readonly name: string }[];
  word: (key: "filterLabel" | "allProjects" | "empty" | "viewAll" | "viewTour" | "caseStudy" | "count") => string;
}

/** All projects, a filter over them, and the modal of the one that is chosen. */
export const ProjectGallery = ({ projects, categories, word }: ProjectGalleryProps) => {
  const [{ category }, change] = useAddressState(UNFILTERED);
  const [opened, setOpened] = useState<{
    project: Project;
    Dialog: ComponentType<Parameters<typeof ProjectDialog>[0]>;
  }>();
  const found = findProjects(projects, category);
  const open = (project: Project): void => {
    import("./project-dialog").then(
      ({ ProjectDialog: Dialog }) => setOpened({ project, Dialog }),
      // When the dialog cannot be fetched, the tour itself still may be.
      () => location.assign(project.tourUrl),
    );
  };
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
              <ProjectCard project={project} onOpen={() => open(project)} />
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
      {opened && (
        <opened.Dialog
          project={opened.project}
          tour={word("viewTour")}
          caseStudy={word("caseStudy")}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
