import { Row, Text } from "../../ui/primitives";
import { ButtonLink } from "../../ui/link/button-link";
import { Dialog } from "../../ui/dialog/dialog";
import { Picture } from "../../ui/media/picture";
import { tourUrlOf } from "./project-tour";
import { sizes } from "../../theme/breakpoints";

interface ProjectDialogProps {
  project: Queries.ProjectCardFieldsFragment;
  /** Texts of the two links. */
  tour: string;
  caseStudy: string;
  /** Path of the page with the case studies; undefined if there is none. */
  caseStudiesPath: string | undefined;
  onClose: () => void;
}

/** The dialog of a project: its picture, its description, and links to the tour and the case studies. */
export const ProjectDialog = ({ project, tour, caseStudy, caseStudiesPath, onClose }: ProjectDialogProps) => {
  const tourUrl = tourUrlOf(project);
  return (
    <Dialog
      title={project.title}
      text={project.category?.name}
      onClose={onClose}
      palette="ink"
      sx={{ width: "min(56rem, calc(100vw - 2rem))" }}
    >
      <Picture
        picture={project.image}
        ratio="16 / 9"
        sizes={sizes("60vw", { tablet: "94vw", laptop: "52rem" })}
        // In a low window the buttons below stay in view.
        sx={{ mb: 5, img: { borderRadius: "card", maxHeight: "42vh" } }}
      />
      <Text variant="muted" mb={5}>
        {project.description}
      </Text>
      <Row>
        {tourUrl !== undefined && <ButtonLink to={tourUrl} text={tour} target="_blank" />}
        {caseStudiesPath !== undefined && <ButtonLink to={caseStudiesPath} text={caseStudy} variant="secondary" />}
      </Row>
    </Dialog>
  );
};
