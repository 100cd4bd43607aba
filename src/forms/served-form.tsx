import type { FormName } from "./payload";
import { StaticForm } from "./static-form";
import { useForms } from "./use-forms";

/** A form of the content, as it is served. */
export const ServedForm = ({ name }: { name: FormName }) => {
  const { form, mailbox } = useForms();
  return <StaticForm form={form(name)} mailbox={mailbox(name)} />;
};
