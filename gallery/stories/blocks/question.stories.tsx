import { useState } from "react";
import { Question, QuestionHead } from "../../../src/blocks/question";

export default { title: "Blocks / Question" };

const QUESTION = {
  id: "view",
  text: "Are both ends in one view?",
  answers: [
    { id: "one", text: "In one room", hint: "both ends are visible from one place" },
    { id: "several", text: "Across several rooms", hint: "through doors, up stairs" },
  ],
};

export const Answers = () => {
  const [selected, setSelected] = useState("one");
  return <Question question={QUESTION} step="3 of 5" selected={selected} onSelect={setSelected} />;
};

export const Head = () => <QuestionHead step="2 of 5" text="How far is it?" />;
