import { SubmitButton } from "../../../src/forms/fields/submit-button";
import { formOf } from "../../content";

export default { title: "Form fields / Submit button" };

const { submit, busy } = formOf("demo");

export const Idle = () => <SubmitButton text={submit} busyText={busy} isBusy={false} />;

export const Busy = () => <SubmitButton text={submit} busyText={busy} isBusy />;
