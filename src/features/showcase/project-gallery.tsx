import { graphql } from "gatsby";
import { useCallback, useDeferredValue, useMemo, useState, type ComponentType } from "react";
import { fillPlaceholders } from "../../content/placeholders";
import { EmptyState } from "../../components/ui/empty-state";
import { useAddressState } from "../../components/ui/use-address-state";
import { findProjects } from "./find-projects";
import { ListControls } from "../../components/blocks/list-controls";
import type { ProjectDialog } from "./project-dialog";
import { ProjectList } from "./project-list";

const UNFILTERED = { category: "" };

type Project = Queries.ProjectCardPartsFragment;

interface ProjectGalleryProps {
  projects: readonly Project[];
  categories: readonly { readonly slug: string; readonly name: string }[];
  labels: Queries.ProjectGalleryLabelsFragment;
}

/** All projects, a filter over them, and the modal of the one that is chosen. */
export const ProjectGallery = ({ projects, categories, labels }: ProjectGalleryProps) => {
  const [{ category }, change] = useAddressState(UNFILTERED);
  const [opened, setOpened] = useState<{
    project: Project;
    Dialog: ComponentType<Parameters<typeof ProjectDialog>[0]>;
  }>();
  // The filter shows a choice with the next paint; the results follow.
  const chosen = useDeferredValue(category);
  const found = useMemo(() => findProjects(projects, chosen), [projects, chosen]);
  const open = useCallback((project: Project): void => {
    import("./project-dialog").then(
      ({ ProjectDialog: Dialog }) => setOpened({ project, Dialog }),
      // When the dialog cannot be fetched, the tour itself still may be.
      () => location.assign(project.tourUrl),
    );
  }, []);
  const choose = useCallback((value: string) => change({ category: value }, true), [change]);
  return (
    <>
      <ListControls
        filter={{
          label: labels.filterLabel,
          chosen: category,
          onChoose: choose,
          choices: [
            { value: "", text: labels.allProjects },
            ...categories.map(({ slug, name }) => ({ value: slug, text: name })),
          ],
        }}
        count={fillPlaceholders(labels.count, { count: found.length })}
      />
      {found.length === 0 ? (
        <EmptyState sentence={labels.empty} reset={labels.viewAll} onReset={() => change(UNFILTERED, true)} />
      ) : (
        <ProjectList projects={found} tour={labels.viewTour} caseStudy={labels.caseStudy} onOpen={open} />
      )}
      {opened && (
        <opened.Dialog
          project={opened.project}
          tour={labels.viewTour}
          caseStudy={labels.caseStudy}
          onClose={() => setOpened(undefined)}
        />
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
