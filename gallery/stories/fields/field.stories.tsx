import { useState } from "react";
import { Field } from "../../../src/forms/fields/field";
import { assertPresent } from "../../../src/lib/assert-present";
import { formOf } from "../../content";

export default { title: "Form fields / Field" };

const { inputs } = formOf("demo");
const inputOf = (name: string) => assertPresent(inputs.find((input) => input.name === name));

interface ExampleProps {
  name: string;
  initial?: string;
  error?: string;
}

const Example = ({ name, initial = "", error }: ExampleProps) => {
  const [value, setValue] = useState(initial);
  const state = { value, error, onChange: (event: { target: { value: string } }) => setValue(event.target.value) };
  return (
    <div sx={{ maxWidth: "28rem" }}>
      <Field prefix="story" field={inputOf(name)} state={{ ...state, onBlur: () => undefined }} isHalfWidth={false} />
    </div>
  );
};

export const Empty = () => <Example name="name" />;

export const Filled = () => <Example name="name" initial="Ada Brown" />;

export const WithError = () => <Example name="email" initial="ada@" error={assertPresent(inputOf("email").message)} />;

export const Textarea = () => <Example name="message" initial="Two floors, 1,200 m²." />;

export const TextareaWithError = () => <Example name="message" error="The message is too long." />;

export const ServedWithoutScript = () => (
  <div sx={{ variant: "layout.form" }}>
    <Field prefix="story" field={inputOf("name")} isHalfWidth />
    <Field prefix="story" field={inputOf("company")} isHalfWidth />
  </div>
);
