import type { ThemeUICSSObject } from "@theme-ui/core";
import { formatNumber } from "@capture/domain/lib/locale";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { keepUnits } from "@capture/domain/units";
import { belowSmall } from "../../../theme/breakpoints";
import { useLocale } from "../../../hooks/use-site-content";
import { Outline, type OutlineSize } from "../../../ui/charts/outline";
import { Link } from "../../../ui/link/link";
import { hiddenOnPhones, MAX_PHONE_COLUMNS } from "./phone-columns";

interface DeviceDrawingsProps {
  devices: readonly Queries.CompareDeviceFieldsFragment[];
  labels: Queries.CompareLabelsFragment;
}

/** The first row: each device from the front, all on one scale, and the link to its sheet. */
export const DeviceDrawings = ({ devices, labels }: DeviceDrawingsProps) => {
  const locale = useLocale();
  const sizes = devices.flatMap(({ outerSize }) => outerSize ?? []);
  return (
    <tr>
      {sizes.length > 0 ? <th scope="row">{labels.scale}</th> : <td sx={NO_HEAD} />}
      {devices.map(({ slug, name, sheet, outerSize, model }, index) => (
        <td key={slug} {...hiddenOnPhones(index >= MAX_PHONE_COLUMNS)}>
          {outerSize && (
            <Outline
              size={outerSize}
              picture={model?.front}
              others={sizes}
              hasReferences
              height={keepUnits(`${formatNumber(outerSize.height, locale)} mm`)}
              scale={[0.42, 0.5, 0.62]}
              label={fillPlaceholders(labels.drawing, { name, ...formatSides(outerSize, locale) })}
            />
          )}
          <Link
            to={sheet}
            target="_blank"
            sx={{ variant: "text.label", color: "link", display: "inline-block", minHeight: 24, mt: 3 }}
          >
            {fillPlaceholders(labels.sheet, { name })}
          </Link>
        </td>
      ))}
    </tr>
  );
};

/** On a phone, heads of rows are above their cells, and an empty one would be a column. */
const NO_HEAD: ThemeUICSSObject = { [`@media screen and ${belowSmall}`]: { display: "none" } };

const formatSides = ({ width, height }: OutlineSize, locale: string) => ({
  width: formatNumber(width, locale),
  height: formatNumber(height, locale),
});
