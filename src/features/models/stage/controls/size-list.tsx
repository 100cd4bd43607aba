import { useId } from "react";
import { fillPlaceholders } from "../../../../domain/placeholders";
import { formatNumber } from "../../../../lib/locale";
import { useLocale } from "../../../../hooks/use-site-content";
import { Hairline, Text } from "../../../../components/ui/primitives";
import type { DeviceModel } from "../../device-model";
import { formatSize } from "../../geometry/dimensions";
import { CUP, SHEET } from "../../geometry/true-size";

interface SizeListProps {
  devices: readonly DeviceModel[];
  labels: Queries.ModelLabelPartsFragment;
}

/** The sizes of everything at true size. */
export const SizeList = ({ devices, labels }: SizeListProps) => {
  const id = useId();
  const locale = useLocale();
  const cup = fillPlaceholders(labels.cup, { height: formatNumber(CUP.height, locale) });
  return (
    <div>
      <Text id={id} variant="label" mb={3}>
        {labels.sizes}
      </Text>
      <dl aria-labelledby={id}>
        {[...devices, { name: labels.sheet, size: SHEET }, { name: cup, size: CUP }].map(({ name, size }) => (
          <Hairline key={name} line="hairline" py={3}>
            <dt>{name}</dt>
            <dd sx={{ variant: "text.figure", fontSize: "small", color: "muted" }}>
              {formatSize(size, labels.dimensions, locale).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </dd>
          </Hairline>
        ))}
      </dl>
    </div>
  );
};
