import { useState } from "react";
import { UnitChoice } from "../../../src/blocks/unit-choice";

export default { title: "Blocks / Unit choice" };

const LABELS = { units: "Units", metric: "Metric", imperial: "Imperial" };

export const Metric = () => {
  const [units, setUnits] = useState("metric");
  return <UnitChoice labels={LABELS} units={units} onChoose={setUnits} />;
};
