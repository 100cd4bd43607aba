import { keepUnits } from "@capture/domain/units";
import { formatDecimals } from "@capture/domain/lib/locale";
import type { DeviceModel, Project, Stage, StageState } from "@capture/viewer/stage";
import { BANK_CARD, cardOnScreen, type Placement, planTrueSize } from "@capture/viewer/true-size";
import { useLocale } from "../../../../hooks/use-site-content";
import * as styles from "../../../../theme/styles/model-stage";
import { Measures } from "./measures";
import { Ruler } from "./ruler";

interface StageOverlayProps {
  device: DeviceModel;
  devices: readonly DeviceModel[];
  stage: Stage;
  state: StageState;
}

/** Renders over the canvas what belongs to the frame on it. */
export const StageOverlay = ({ device, devices, stage, state }: StageOverlayProps) => {
  const { drawnMode: mode, project, size, pxPerMm } = state;
  if (!project) return null;
  if (mode === "device") return <PartDots {...{ device, stage, state, project }} />;
  if (mode === "trueSize") return <Measures placements={measuredPlacements(devices)} size={size} project={project} />;
  if (mode === "screenScale") return <BankCard state={state} />;
  return (
    <>
      <Measures placements={[{ size: device.size, x: 0, z: 0 }]} size={size} project={project} />
      <Ruler pxPerMm={pxPerMm} height={size.height} />
    </>
  );
};

function measuredPlacements(devices: readonly DeviceModel[]): Placement[] {
  const { sheet, cup, devices: placed } = planTrueSize(devices.map(({ size }) => size));
  return [sheet, cup, ...placed];
}

/** The tag is right of the dot, or left of it in the right half of the view. */
const TAG_OFFSET_PX = 22;

interface PartDotsProps extends Omit<StageOverlayProps, "devices"> {
  project: Project;
}

/**
 * Dots on the parts that the camera sees, and the name of the chosen one. Screen readers and the keyboard use the list
 * of parts, which has the same buttons.
 */
const PartDots = ({ device, stage, state: { part: chosen, visibleParts, size }, project }: PartDotsProps) => (
  <div aria-hidden="true" sx={styles.overlay}>
    {device.parts
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

/** The outline of a bank card at the scale of the screen; upright where the view is too narrow for it. */
const BankCard = ({ state: { pxPerMm, size } }: Pick<StageOverlayProps, "state">) => {
  const locale = useLocale();
  const card = cardOnScreen(pxPerMm, size.width);
  const sides = [BANK_CARD.width, BANK_CARD.height].map((side) => formatDecimals(side, 2, locale));
  return (
    <div aria-hidden="true" sx={{ ...styles.overlay, bg: styles.scrim }}>
      <div
        style={{ width: card.width, height: card.height, borderRadius: BANK_CARD.cornerRadius * pxPerMm }}
        sx={styles.card}
      >
        <span sx={{ variant: "text.figure", fontSize: "label" }}>{keepUnits(`${sides.join(" × ")} mm`)}</span>
      </div>
    </div>
  );
};
