import { Grid, Stack, Text } from "../../ui/primitives";
import { Band } from "../../ui/band";

interface Statement extends Queries.LabeledHeadFieldsFragment {
  id: string;
}

/** Mission and vision of the company, side by side in large type. */
export const Statements = ({ statements }: { statements: readonly Statement[] }) => (
  <Band palette="ink">
    <Grid gap={[8, null, 9]} columns={["1fr", null, "1fr 1fr"]}>
      {statements.map(({ id, label, heading, lead }) => (
        <Stack as="section" key={id} id={id} aria-labelledby={`${id}-heading`} gap={5} alignContent="start">
          {label && <p sx={{ variant: "text.rule", justifySelf: "start" }}>{label}</p>}
          <Text as="h2" id={`${id}-heading`} variant="h2">
            {heading}
          </Text>
          <Text variant="lead">{lead}</Text>
        </Stack>
      ))}
    </Grid>
  </Band>
);
