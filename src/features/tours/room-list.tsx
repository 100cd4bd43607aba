import { formatDecimals } from "@capture/domain/lib/locale";
import { keepUnits } from "@capture/domain/units";
import { roomSize } from "@capture/viewer/floor-plan";
import type { TourView } from "@capture/viewer/tour";
import { useLocale } from "../../hooks/use-site-content";
import { Row, Stack, Text } from "../../ui/primitives";
import type { Tour } from "./tour-fields";
import { useViewState } from "../../hooks/use-view-state";

interface RoomListProps {
  tour: Tour;
  labels: Pick<Queries.TourLabelFieldsFragment, "rooms">;
  view: TourView | undefined;
  onChoose: (station: string) => void;
}

/** The rooms with their sizes between the walls, and a button for each station. */
export const RoomList = ({ tour, labels, view, onChoose }: RoomListProps) => {
  const locale = useLocale();
  const station = useViewState(view)?.station;
  return (
    <Stack as="ul" aria-label={labels.rooms} className="rooms">
      {tour.rooms.map((room) => {
        const stations = tour.stations.filter((each) => each.room === room.id);
        return (
          <li
            key={room.id}
            sx={{
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) auto",
              gap: 3,
              alignItems: "center",
              minHeight: "control",
              py: 1,
              borderTop: "1px solid",
              borderColor: "hairline",
            }}
          >
            <Row gap={2}>
              {stations.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  data-script=""
                  aria-pressed={id === station}
                  onClick={() => onChoose(id)}
                  sx={{ variant: "buttons.chip" }}
                >
                  {name}
                </button>
              ))}
              {stations.length === 0 ? (
                <span sx={{ color: "muted", px: 4 }}>{room.name}</span>
              ) : (
                <noscript>
                  <span>{room.name}</span>
                </noscript>
              )}
            </Row>
            <Text variant="label" color="muted">
              <bdi>
                {keepUnits(
                  `${roomSize(room)
                    .map((side) => formatDecimals(side, 2, locale))
                    .join(" × ")} m`,
                )}
              </bdi>
            </Text>
          </li>
        );
      })}
    </Stack>
  );
};
