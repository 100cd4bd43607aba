import { Icon } from "../../../ui/icon";
import { Text } from "../../../ui/primitives";

interface ChoiceFieldProps {
  id: string;
  label: string;
  /** Id of the answer, or "". */
  value: string;
  choices: readonly { readonly id: string; readonly text: string }[];
  /** The choice without an answer. */
  none: string;
  note?: string | undefined;
  onChoose: (id: string) => void;
}

/** A question in a line: the system's list of its answers. */
export const ChoiceField = ({ id, label, value, choices, none, note, onChoose }: ChoiceFieldProps) => (
  <div>
    <label htmlFor={id} sx={{ variant: "forms.label" }}>
      {label}
    </label>
    <div
      sx={{
        position: "relative",
        "& > svg": { position: "absolute", insetInlineEnd: 16, top: 14, pointerEvents: "none" },
      }}
    >
      <select
        id={id}
        name={id}
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => onChoose(target.value)}
        // The arrow of the browser would be at the border.
        sx={{ variant: "forms.control", appearance: "none", paddingInlineEnd: 7, textOverflow: "ellipsis" }}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} />
    </div>
    {note !== undefined && (
      <Text id={`${id}-note`} variant="small" mt={1}>
        {note}
      </Text>
    )}
  </div>
);
