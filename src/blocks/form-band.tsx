import type { FormName } from "@capture/receiver/payload/payload";
import { LazyForm } from "../forms/ui/lazy-form";
import { Band } from "../ui/band";
import { Grid, Stack, Text } from "../ui/primitives";

interface FormBandProps {
  /** Id of the band. Its heading has the id `${id}-heading`. */
  id: string;
  head: Queries.LabeledHeadFieldsFragment;
  form: FormName;
  /** Id for links to the form. Without it, links refer to the band by its `id`. */
  anchor?: string;
}

/** A form next to its heading and introduction. */
export const FormBand = ({ id, head: { label, heading, lead }, form, anchor }: FormBandProps) => (
  <Band palette="ink" id={id} labelledBy={`${id}-heading`}>
    <Grid gap={[7, null, 9]} columns={["minmax(0, 1fr)", null, "5fr 7fr"]} alignItems="start">
      <Stack gap={5} justifyItems="start">
        {label && <Text variant="rule">{label}</Text>}
        <Text as="h2" id={`${id}-heading`} variant="h2">
          {heading}
        </Text>
        {lead && <Text variant="lead">{lead}</Text>}
      </Stack>
      <div
        id={anchor}
        sx={{ bg: "raised", border: "1px solid", borderColor: "hairline", borderRadius: "media", p: [5, null, 7] }}
      >
        <LazyForm name={form} />
      </div>
    </Grid>
  </Band>
);
