import type { ReactNode } from "react";
import { FACT_RANGES, type Amount } from "@capture/domain/facts/ranges";
import { DECISION } from "@capture/domain/facts/read-facts";
import { FEET_SUFFIX, IMPERIAL, METRIC } from "@capture/domain/facts/units";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { AmountField } from "../../../blocks/amount-field";
import { UnitChoice } from "../../../blocks/unit-choice";
import { Grid, Row, Stack, Text } from "../../../ui/primitives";
import { formatFollowed } from "../facts/format-facts";
import type { FactsState } from "../facts/use-facts";
import { AMOUNT_RANGES } from "../planner/planner-fields";
import { ChoiceField } from "./choice-field";
import type { DecisionContent } from "./decision-content";

interface ProjectFormProps {
  content: DecisionContent;
  state: FactsState;
}

/** The facts about a project, in three columns: the place, what is made from it, and how exact it has to be. */
export const ProjectForm = ({ content, state: { values, facts, answer, enter, restart } }: ProjectFormProps) => {
  const { labels, plannerLabels, guideLabels, guide, finder, locale } = content;
  const units = hasImperialUnits(locale) && values.units === IMPERIAL ? IMPERIAL : METRIC;
  const format = { decisions: guide.decisions, labels, units, locale };
  const amount = (name: Amount, label: string) => {
    const key = name === "area" && units === IMPERIAL ? name + FEET_SUFFIX : name;
    return (
      <AmountField
        key={key}
        id={key}
        label={label}
        value={values[key] ?? ""}
        range={FACT_RANGES[name]}
        isOptional
        message={"integer" in FACT_RANGES[name] ? plannerLabels.invalidWhole : plannerLabels.invalid}
        onChange={(value) => enter({ [key]: value })}
      />
    );
  };
  const choices = (questions: readonly Queries.QuestionFieldsFragment[]) =>
    questions.map(({ id, text, answers }) => (
      <ChoiceField
        key={id}
        id={id}
        label={text}
        value={facts.answers[id] ?? ""}
        choices={answers}
        none={labels.choose}
        note={formatFollowed(facts, id, format)}
        onChoose={(chosen) => answer(id, chosen)}
      />
    ));
  const [subject, ...others] = finder.questions;
  return (
    <Stack gap={5}>
      <Grid
        columns={["1fr", "1fr 1fr", "repeat(3, minmax(0, 1fr))"]}
        columnGap={[5, 6, 7]}
        rowGap={5}
        alignItems="start"
      >
        <Column>
          {subject && choices([subject])}
          <Grid columns="1fr 1fr" gap={4} alignItems="end">
            {amount("area", fillPlaceholders(plannerLabels.area, { name: units === IMPERIAL ? "ft²" : "m²" }))}
            {amount("rooms", labels.rooms)}
            {amount("floors", labels.floors)}
            <AmountField
              id="pointsPerRoom"
              label={plannerLabels.pointsPerRoom}
              value={values.pointsPerRoom ?? ""}
              range={AMOUNT_RANGES.pointsPerRoom}
              isOptional
              message={plannerLabels.invalidWhole}
              onChange={(pointsPerRoom) => enter({ pointsPerRoom })}
            />
          </Grid>
          <UnitChoice
            labels={plannerLabels}
            units={units}
            onChoose={(chosen) => {
              import("../planner/convert-units").then(
                ({ convertUnits }) => enter(convertUnits({ "area-ft": "", ...values }, chosen, locale)),
                () => undefined,
              );
            }}
          />
        </Column>
        <Column>{choices(others)}</Column>
        <Column>
          <ChoiceField
            id={DECISION}
            label={guideLabels.decisionQuestion}
            value={facts.decision ?? ""}
            choices={guide.decisions}
            none={labels.choose}
            onChoose={(chosen) => answer(DECISION, chosen)}
          />
          <Grid columns="1fr 1fr" gap={4} alignItems="end">
            {amount("tolerance", labels.ownTolerance)}
            {amount("distance", labels.distanceField)}
          </Grid>
          {choices(guide.questions)}
        </Column>
      </Grid>
      <Row columnGap={5}>
        <button type="button" onClick={restart} sx={{ variant: "buttons.secondary" }}>
          {labels.restart}
        </button>
        <Text variant="small" sx={{ flex: "1 1 16rem" }}>
          {labels.projectHint}
        </Text>
      </Row>
    </Stack>
  );
};

const Column = ({ children }: { children: ReactNode }) => (
  <Stack gap={4} alignContent="start">
    {children}
  </Stack>
);
