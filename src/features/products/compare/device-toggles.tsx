import { Row } from "../../../components/ui/primitives";

interface DeviceTogglesProps {
  devices: readonly { readonly slug: string; readonly name: string }[];
  /** Slugs of the devices that are compared. */
  selected: readonly string[];
  /** The accessible name of the group. */
  label: string;
  onToggle: (slug: string) => void;
}

/** A toggle button for each device. */
export const DeviceToggles = ({ devices, selected, label, onToggle }: DeviceTogglesProps) => (
  <Row role="group" aria-label={label} gap={2}>
    {devices.map(({ slug, name }) => (
      <button
        key={slug}
        type="button"
        aria-pressed={selected.includes(slug)}
        onClick={() => onToggle(slug)}
        sx={{ variant: "buttons.chip" }}
      >
        <span>{name}</span>
      </button>
    ))}
  </Row>
);
