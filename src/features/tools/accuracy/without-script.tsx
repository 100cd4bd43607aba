import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { Link } from "../../../ui/link/link";
import { Stack, Text } from "../../../ui/primitives";
import { formatMillimeters, type AccuracyContent } from "./accuracy-content";

/** For visitors without script: what each device is for, and the rules that decide whether it meets a tolerance. */
export const DeviceNotes = ({ content: { guide, labels, locale } }: { content: AccuracyContent }) => {
  const nameOf = (slug: string | undefined) => guide.devices.find(({ device }) => device?.slug === slug)?.device?.name;
  return (
    <noscript>
      <Text as="h3" variant="h3" mt={6} mb={3}>
        {labels.devices}
      </Text>
      <Stack as="ul" gap={2}>
        {guide.devices.map(
          ({ device, note }) =>
            device && (
              <li key={device.slug}>
                <Link to={device.path}>{device.name}</Link>: {note}
              </li>
            ),
        )}
        {guide.rules.map(({ device, reason }) => (
          <li key={reason}>{[nameOf(device?.slug) ?? [], reason].flat().join(": ")}</li>
        ))}
        <li>
          {keepUnits(fillPlaceholders(labels.controlNote, { control: formatMillimeters(guide.controlError, locale) }))}
        </li>
      </Stack>
    </noscript>
  );
};
