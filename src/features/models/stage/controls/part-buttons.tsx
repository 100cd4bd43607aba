import { useEffect, useId, useRef } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { DeviceModel } from "@capture/viewer/stage";
import { Icon } from "../../../../ui/icon";
import { Hairline, Stack, Text } from "../../../../ui/primitives";
import { PartText } from "../../part-list";
import * as styles from "../../../../theme/styles/model-stage";

interface PartButtonsProps {
  device: DeviceModel;
  labels: Queries.ModelLabelFieldsFragment;
  /** The id of the chosen part. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The parts of a device as buttons; the chosen one shows its text and fields. */
export const PartButtons = ({ device: { name, parts }, labels, chosen, onChoose }: PartButtonsProps) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.closest("li");
    // Scrolls only the panel, so that the view stays where it is.
    list.current?.parentElement?.scrollTo({ top: (row ?? list.current).offsetTop - list.current.offsetTop });
  }, [chosen]);
  return (
    <>
      <Text as="h3" id={id} variant="label">
        {fillPlaceholders(labels.partsHeading, { name })}
      </Text>
      <ul ref={list} aria-labelledby={id} sx={{ borderBottom: "1px solid", borderColor: "hairline" }}>
        {parts.map((part) => {
          const isChosen = part.id === chosen;
          return (
            <Hairline as="li" key={part.id} line="hairline">
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => onChoose(isChosen ? undefined : part.id)}
                sx={styles.partButton}
              >
                {part.name}
                <Icon name="chevron-down" size={20} />
              </button>
              {isChosen && (
                <Stack gap={2} pb={5}>
                  <PartText part={part} />
                </Stack>
              )}
            </Hairline>
          );
        })}
      </ul>
    </>
  );
};
