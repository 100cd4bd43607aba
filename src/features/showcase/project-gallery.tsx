import { graphql } from "gatsby";
import { useCallback, useMemo, useState, type ComponentType } from "react";
import { fillPlaceholders } from "../../domain/placeholders";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import { EmptyState } from "../../components/ui/empty-state";
import { findProjects } from "./find-projects";
import { ListControls } from "../../components/blocks/list-controls";
import { useListQuery } from "../../hooks/use-list-query";
import type { ProjectDialog } from "./project-dialog";
import { ProjectList } from "./project-list";
import { tourUrlOf } from "./project-tour";

type Project = Queries.ProjectCardPartsFragment;

interface ProjectGalleryProps {
  projects: readonly Project[];
  categories: readonly { readonly slug: string; readonly name: string }[];
  labels: Queries.ProjectGalleryLabelsFragment;
}

/** All projects with a filter, and the dialog of the selected project. */
export const ProjectGallery = ({ projects, categories, labels }: ProjectGalleryProps) => {
  const { choice, chosen, choose, reset } = useListQuery("category");
  const [opened, setOpened] = useState<{
    project: Project;
    Dialog: ComponentType<Parameters<typeof ProjectDialog>[0]>;
  }>();
  const found = useMemo(() => findProjects(projects, chosen), [projects, chosen]);
  const open = useCallback((project: Project): void => {
    import("./project-dialog").then(
      ({ ProjectDialog: Dialog }) => setOpened({ project, Dialog }),
      // When the dialog's script cannot be loaded, the visitor still gets to the tour.
      () => location.assign(tourUrlOf(project)),
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
        count={fillPlaceholders(labels.count, { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState sentence={labels.empty} reset={labels.viewAll} onReset={reset} />
      ) : (
        <ProjectList projects={found} tour={labels.viewTour} caseStudy={labels.caseStudy} onOpen={open} />
      )}
      {opened && (
        <ErrorBoundary fallback={null} onError={() => location.assign(tourUrlOf(opened.project))}>
          <opened.Dialog
            project={opened.project}
            tour={labels.viewTour}
            caseStudy={labels.caseStudy}
            onClose={() => setOpened(undefined)}
          />
        </ErrorBoundary>
      )}
    </>
  );
};

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
