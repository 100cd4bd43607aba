import { useId } from "react";
import { formatDecimals, formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { clamp } from "@capture/domain/lib/angles";
import { nearestStation } from "@capture/viewer/connections";
import { formatLengths } from "@capture/domain/lengths";
import type { TourView, TourState } from "@capture/viewer/tour";
import { useLocale } from "../../../../hooks/use-site-content";
import { Chips } from "../../../../ui/chips";
import { TextLink } from "../../../../ui/link/text-link";
import { Stack, Text } from "../../../../ui/primitives";
import { formatArea } from "../../format-area";
import { RoomList } from "../../room-list";
import * as styles from "../../../../theme/styles/plan-drawing";
import { useViewState } from "../../../../hooks/use-view-state";
import type { Tour } from "../../tour-fields";
import { usePlanDimensions } from "./use-plan-dimensions";

export interface CloudPanelProps {
  tour: Tour;
  labels: Queries.TourLabelFieldsFragment;
  view: TourView;
  /** Whether the panel also lists the rooms and links to the tour. */
  withRooms?: boolean;
  /** Whether the points can be shown in their own colors. */
  hasColors?: boolean;
}

const COLORINGS = ["photo", "depth", "height", "plain"] as const;
const MIN_CLIP_HEIGHT_M = 0.2;
const CLIP_HEIGHT_STEP_M = 0.05;
/** The height slider of a cloud that is lower or much higher than a room has this many steps. */
const MIN_CLIP_STEPS = 20;
const MAX_CLIP_STEPS = 400;
/** A cloud lower than a room can be cut down to this fraction of its height. */
const LOWEST_CLIP_FRACTION = 1 / 5;

/** The panel next to an opened viewer: the controls of the cloud and, optionally, the list of rooms. */
export const CloudPanel = ({ tour, labels, view, withRooms = false, hasColors = true }: CloudPanelProps) => (
  <>
    <CloudControls {...{ tour, labels, view, hasColors }} />
    {withRooms && (
      <Stack gap={3}>
        <Text as="h3" variant="h4">
          {labels.enter}
        </Text>
        <RoomList tour={tour} labels={labels} view={view} onChoose={(id) => view.goToStation(id)} />
        <p sx={{ mt: 3 }}>
          <TextLink to={tour.path} text={tour.name} />
        </p>
      </Stack>
    )}
  </>
);

/** Coloring and clip height of the cloud; nothing while a panorama is shown. */
const CloudControls = ({ tour, labels, view, hasColors = true }: CloudPanelProps) => {
  const id = useId();
  const locale = useLocale();
  const state = useViewState(view);
  if (!state || state.station !== undefined || state.drawnPoints === 0) return null;
  const nearest = nearestStation(tour.stations, state.camera.target);
  const enter = (station: string): void => {
    view.goToStation(station);
    // The pressed button, which has the focus, is about to be removed.
    view.focus();
  };
  const colorings = COLORINGS.filter((each) => hasColors || each !== "photo");
  const clipHeightStep = clamp(CLIP_HEIGHT_STEP_M, tour.ceiling / MAX_CLIP_STEPS, tour.ceiling / MIN_CLIP_STEPS);
  const counts = { count: formatNumber(state.drawnPoints, locale), total: formatNumber(tour.scan.points, locale) };
  return (
    <Stack gap={4}>
      <button
        type="button"
        aria-pressed={state.isPlan}
        onClick={() => (state.isPlan ? view.leavePlan() : view.showPlan())}
        sx={{ variant: "buttons.chip", justifySelf: "start" }}
      >
        {labels.planCut}
      </button>
      <Chips
        label={labels.colors}
        choices={colorings.map((value) => ({ value, text: labels[value] }))}
        chosen={state.coloring}
        onChoose={(value) => view.setOptions({ coloring: COLORINGS.find((each) => each === value) ?? "photo" })}
      />
      <Stack gap={2}>
        <label htmlFor={id} sx={{ display: "flex", justifyContent: "space-between", gap: 3 }}>
          {labels.ceiling}
          <output htmlFor={id} sx={{ variant: "text.figure" }}>
            {keepUnits(`${formatDecimals(state.clipHeight, 2, locale)} m`)}
          </output>
        </label>
        <input
          id={id}
          type="range"
          min={Math.min(MIN_CLIP_HEIGHT_M, tour.ceiling * LOWEST_CLIP_FRACTION)}
          max={tour.ceiling + clipHeightStep}
          step={clipHeightStep}
          value={state.clipHeight}
          onChange={({ target }) => view.setOptions({ clipHeight: target.valueAsNumber })}
          sx={{ width: "100%", minHeight: "touch", accentColor: "near" }}
        />
      </Stack>
      {state.isPlan && <DimensionsTable {...{ tour, labels, view, state }} />}
      {nearest && (
        <button type="button" onClick={() => enter(nearest.id)} sx={{ variant: "buttons.secondary" }}>
          {fillPlaceholders(labels.enterNearest, { name: nearest.name })}
        </button>
      )}
      <Text variant="label">{fillPlaceholders(labels.points, counts)}</Text>
    </Stack>
  );
};

/** The dimensions of the plan as a table, also for screen readers. */
const DimensionsTable = ({ tour, view, state, labels }: CloudPanelProps & { state: TourState }) => {
  const locale = useLocale();
  return (
    <table sx={styles.table}>
      <caption>{labels.dimensions}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.roomColumn}</th>
          <th scope="col">{labels.widthColumn}</th>
          <th scope="col">{labels.depthColumn}</th>
          <th scope="col">{labels.areaColumn}</th>
        </tr>
      </thead>
      <tbody>
        {usePlanDimensions(tour, view, state).map(({ id, name, width, depth, area }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <Length meters={width.meters} />
            <Length meters={depth.meters} />
            <td>{formatArea(area, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Length = ({ meters }: { meters: number }) => (
  <td>
    {formatLengths(meters, useLocale()).map((text) => (
      <span key={text}>{text} </span>
    ))}
  </td>
);
