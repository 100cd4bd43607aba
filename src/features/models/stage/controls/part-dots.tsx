import type { DeviceModel } from "../../device-model";
import * as styles from "../../../../theme/styles/model-stage";
import type { Project } from "../scene/stage-renderer";
import type { Stage, StageState } from "../scene/state";

interface PartDotsProps {
  parts: DeviceModel["parts"];
  stage: Stage;
  state: StageState;
  project: Project;
}

/** The tag is right of the dot, or left of it in the right half of the view. */
const TAG_OFFSET_PX = 22;

/**
 * Dots on the parts that the camera sees, and the name of the chosen one. Screen readers and the keyboard use the list
 * of parts, which has the same buttons.
 */
export const PartDots = ({ parts, stage, state: { part: chosen, visibleParts, size }, project }: PartDotsProps) => (
  <div aria-hidden="true" sx={styles.overlay}>
    {parts
      .filter(({ id }) => visibleParts.has(id))
      .map(({ id, name, position }) => {
        const { x, y } = project(position);
        const isChosen = id === chosen;
        const side =
          x > size.width / 2
            ? `translate(calc(-100% - ${TAG_OFFSET_PX}px), -50%)`
            : `translate(${TAG_OFFSET_PX}px, -50%)`;
        return (
          <div key={id} style={{ transform: `translate(${x}px, ${y}px)` }} sx={styles.anchored}>
            <button
              type="button"
              tabIndex={-1}
              title={name}
              aria-pressed={isChosen}
              onClick={() => stage.choosePart(isChosen ? undefined : id)}
              sx={styles.dot}
            />
            {isChosen && (
              <span style={{ transform: side }} sx={styles.tag}>
                {name}
              </span>
            )}
          </div>
        );
      })}
  </div>
);
