import { fillPlaceholders } from "../../../domain/placeholders";
import { Chips } from "../../../components/ui/chips";
import { Icon } from "../../../components/ui/icon";

interface CompareControlsProps {
  devices: readonly { readonly slug: string; readonly name: string }[];
  groups: readonly Queries.SpecificationGroupPartsFragment[];
  chosen: readonly string[];
  hidden: readonly string[];
  show: string;
  units: string;
  labels: Queries.CompareLabelsFragment;
  onDevice: (slug: string) => void;
  onRow: (key: string) => void;
  onShow: (show: string) => void;
  onUnits: (units: string) => void;
  onReset: () => void;
}

/** Which devices, which rows, which units; and the way to paper. */
export const CompareControls = ({ devices, groups, chosen, hidden, labels, ...props }: CompareControlsProps) => {
  const keys = groups.flatMap(({ fields }) => fields.map(({ key }) => key));
  const count = keys.filter((key) => !hidden.includes(key)).length;
  return (
    <div data-script="" sx={{ display: "grid", gap: 4, mb: 7 }}>
      <div role="group" aria-label={labels.devices} sx={{ variant: "layout.cluster", gap: 2 }}>
        {devices.map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            aria-pressed={chosen.includes(slug)}
            onClick={() => props.onDevice(slug)}
            sx={{ variant: "buttons.chip" }}
          >
            <span>{name}</span>
          </button>
        ))}
      </div>
      <div sx={{ variant: "layout.cluster", columnGap: 6 }}>
        <Chips
          label={labels.show}
          chosen={props.show}
          onChoose={props.onShow}
          choices={[
            { value: "all", text: labels.allRows },
            { value: "differences", text: labels.differences },
          ]}
        />
        <Chips
          label={labels.units}
          chosen={props.units}
          onChoose={props.onUnits}
          choices={[
            { value: "metric", text: labels.metric },
            { value: "imperial", text: labels.imperial },
          ]}
        />
      </div>
      <details sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "hairline" }}>
        <summary
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            minHeight: "control",
            cursor: "pointer",
            listStyle: "none",
            "&::-webkit-details-marker": { display: "none" },
          }}
        >
          <span>
            {labels.chooseRows}{" "}
            <span sx={{ variant: "text.label" }}>{fillPlaceholders(labels.rowsOf, { count, total: keys.length })}</span>
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <div
          sx={{
            display: "grid",
            gap: 5,
            py: 4,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
          }}
        >
          {groups.map(({ id, title, fields }) => (
            <fieldset key={id} sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1, alignContent: "start" }}>
              <legend sx={{ variant: "text.label", p: 0, mb: 2 }}>{title}</legend>
              {fields.map(({ key, label }) => (
                <div key={key} sx={{ display: "flex", gap: 3, alignItems: "center", minHeight: 32 }}>
                  <input
                    type="checkbox"
                    id={`row-${key}`}
                    checked={!hidden.includes(key)}
                    onChange={() => props.onRow(key)}
                    sx={{ width: 24, height: 24, m: 0, flex: "none", accentColor: "var(--link)" }}
                  />
                  <label htmlFor={`row-${key}`}>{label}</label>
                </div>
              ))}
            </fieldset>
          ))}
        </div>
      </details>
      <div sx={{ variant: "layout.cluster" }}>
        <button type="button" onClick={() => print()} sx={{ variant: "buttons.secondary" }}>
          {labels.print}
        </button>
        <button type="button" onClick={props.onReset} sx={{ variant: "buttons.secondary" }}>
          {labels.reset}
        </button>
      </div>
    </div>
  );
};
