import { fillPlaceholders } from "@capture/domain/placeholders";
import { Icon } from "../../../ui/icon";
import { VisuallyHidden } from "../../../ui/visually-hidden";

interface DevicePickerProps {
  /** Index of the column. */
  column: number;
  /** The device of the column. */
  slug: string;
  devices: readonly { readonly slug: string; readonly name: string }[];
  /** `Device in column {number}` */
  label: string;
  onPick: (column: number, slug: string) => void;
}

/** On a phone: an arrow next to the name of a device, which opens the system's list of devices. */
export const DevicePicker = ({ column, slug, devices, label, onPick }: DevicePickerProps) => (
  <span
    data-script=""
    sx={{
      position: "relative",
      // The hidden list of WebKit is wider than its box.
      overflow: "hidden",
      display: ["inline-grid", "none"],
      placeItems: "center",
      width: "touch",
      height: "touch",
      borderRadius: "control",
      border: "1px solid",
      borderColor: "border",
      "&:focus-within": { outline: "2px solid", outlineColor: "link" },
      "@media print": { display: "none" },
    }}
  >
    <Icon name="chevron-down" size={20} />
    <VisuallyHidden>
      <label htmlFor={`column-${column}`}>{fillPlaceholders(label, { number: column + 1 })}</label>
    </VisuallyHidden>
    <select
      id={`column-${column}`}
      value={slug}
      onChange={({ target }) => onPick(column, target.value)}
      // At 16 px, iOS does not zoom in on focus.
      sx={{ position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer", fontSize: 16 }}
    >
      {devices.map((device) => (
        <option key={device.slug} value={device.slug}>
          {device.name}
        </option>
      ))}
    </select>
  </span>
);
