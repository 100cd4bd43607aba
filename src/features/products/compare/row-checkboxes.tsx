import { fillPlaceholders } from "@capture/domain/placeholders";
import type { SpecificationGroup } from "@capture/domain/specifications";
import { Checkbox } from "../../../ui/checkbox";
import { Grid, Text } from "../../../ui/primitives";
import { Icon } from "../../../ui/icon";

interface RowCheckboxesProps {
  groups: readonly SpecificationGroup[];
  /** Keys of the rows that are not shown. */
  hiddenKeys: readonly string[];
  labels: Pick<Queries.CompareLabelsFragment, "chooseRows" | "rowsOf">;
  onToggle: (key: string) => void;
}

/** A disclosure with a checkbox for each row of the table. */
export const RowCheckboxes = ({ groups, hiddenKeys, labels, onToggle }: RowCheckboxesProps) => {
  const keys = groups.flatMap(({ fields }) => fields.map(({ key }) => key));
  const count = keys.filter((key) => !hiddenKeys.includes(key)).length;
  return (
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
          {count < keys.length && (
            <Text as="span" variant="label">
              {fillPlaceholders(labels.rowsOf, { count, total: keys.length })}
            </Text>
          )}
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <Grid gap={5} py={4} columns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))">
        {groups.map(({ id, title, fields }) => (
          <fieldset key={id} sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1, alignContent: "start" }}>
            <Text as="legend" variant="label" p={0} mb={2}>
              {title}
            </Text>
            {fields.map(({ key, label }) => (
              <Checkbox
                key={key}
                id={`row-${key}`}
                label={label}
                checked={!hiddenKeys.includes(key)}
                onChange={() => onToggle(key)}
              />
            ))}
          </fieldset>
        ))}
      </Grid>
    </details>
  );
};
