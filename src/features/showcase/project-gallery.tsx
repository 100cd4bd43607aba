import { graphql } from "gatsby";
import { useCallback, useMemo, useState, type ComponentType } from "react";
import { ErrorBoundary } from "../../ui/error-boundary";
import { EmptyState } from "../../ui/empty-state";
import { findProjects } from "./find-projects";
import { ListControls } from "../../blocks/list-controls";
import { useListQuery } from "../../hooks/use-list-query";
import type { ProjectDialog } from "./project-dialog";
import { ProjectList } from "./project-list";
import { tourUrlOf } from "./project-tour";

type Project = Queries.ProjectCardFieldsFragment;

interface ProjectGalleryProps {
  projects: readonly Project[];
  categories: readonly { readonly slug: string; readonly name: string }[];
  labels: Queries.ProjectGalleryLabelsFragment;
  /** Path of the page with the case studies; undefined if there is none. */
  caseStudiesPath: string | undefined;
}

/** All projects with a filter, and the dialog of the selected project. */
export const ProjectGallery = ({ projects, categories, labels, caseStudiesPath }: ProjectGalleryProps) => {
  const { choice, chosen, choose, reset } = useListQuery("category");
  const [openProject, setOpenProject] = useState<{
    project: Project;
    Dialog: ComponentType<Parameters<typeof ProjectDialog>[0]>;
  }>();
  const results = useMemo(() => findProjects(projects, chosen), [projects, chosen]);
  const open = useCallback((project: Project): void => {
    import("./project-dialog").then(
      ({ ProjectDialog: Dialog }) => setOpenProject({ project, Dialog }),
      () => openTour(project),
    );
  }, []);
  return (
    <>
      <ListControls
        filter={{
          label: labels.filterLabel,
          chosen: choice,
          onChoose: choose,
          choices: [
            { value: "", text: labels.allProjects },
            ...categories.map(({ slug, name }) => ({ value: slug, text: name })),
          ],
        }}
        count={results.length}
        countText={labels.count}
      />
      {results.length === 0 ? (
        <EmptyState sentence={labels.empty} reset={labels.viewAll} onReset={reset} />
      ) : (
        <ProjectList
          projects={results}
          tour={labels.viewTour}
          caseStudy={labels.caseStudy}
          caseStudiesPath={caseStudiesPath}
          onOpen={open}
        />
      )}
      {openProject && (
        <ErrorBoundary fallback={null} onError={() => openTour(openProject.project)}>
          <openProject.Dialog
            project={openProject.project}
            tour={labels.viewTour}
            caseStudy={labels.caseStudy}
            caseStudiesPath={caseStudiesPath}
            onClose={() => setOpenProject(undefined)}
          />
        </ErrorBoundary>
      )}
    </>
  );
};

/** Opens the tour directly when the script of the dialog has failed. */
function openTour(project: Project): void {
  const url = tourUrlOf(project);
  if (url !== undefined) location.assign(url);
}

export const projectGalleryFragment = graphql`
  fragment ProjectGalleryLabels on ShowcasePageLabels {
    filterLabel
    allProjects
    empty
    viewAll
    viewTour
    caseStudy
    count
  }
`;
