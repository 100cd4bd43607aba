import { object, string, type AnyObject, type ObjectSchema, type Schema } from "yup";
import contact from "../../../data/forms/contact.json";
import demo from "../../../data/forms/demo.json";
import marketplace from "../../../data/forms/marketplace-partner.json";
import newsletter from "../../../data/forms/newsletter.json";
import application from "../../../data/forms/partner-application.json";
import inquiry from "../../../data/forms/partnership-inquiry.json";
import programs from "../../../data/partners/programs.json";
import site from "../../../data/site.json";
import { dialogs } from "../../domain/dialogs";
import { maxLength } from "./max-length";
import { SOURCE_FIELDS, type FormName } from "./payload";
import submissionLabels from "../../../data/labels/submissions.json";
import { inputSchema, type InputRule } from "./schemas";

type Shape = Record<string, Schema>;

/** Fields that stand at the top of a body; all others of a form stand in its additional_data. */
const TOP = new Set(["name", "email", "company", "phone", "message"]);
/** Each form but the newsletter may say where it came from. */
const SOURCE: Shape = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, string().max(maxLength("text"))]));
const MARKETPLACE_KINDS = Object.values(dialogs).flatMap((dialog) => ("extra" in dialog ? [dialog.extra.type] : []));

/**
 * The rules for the body of a form.
 * @param deliver whether applications of the marketplace are delivered at all; the default is what data/site.json says
 */
export function submissionSchema(form: FormName, deliver = site.marketplace.deliver): ObjectSchema<AnyObject> {
  return schemas[form === "marketplace-partner" && !deliver ? "partner-application" : form];
}

/** A phone number is welcome with every form that a person answers. */
function bodySchema(rules: readonly InputRule[], details: Shape = {}, top: Shape = {}): ObjectSchema<AnyObject> {
  const phone: InputRule = { name: "phone", type: "tel", required: false };
  const all = [phone, ...rules];
  return object({
    ...shapeOf(all.filter(({ name }) => TOP.has(name))),
    ...top,
    form_type: string(),
    additional_data: object({ ...shapeOf(all.filter(({ name }) => !TOP.has(name))), ...details, ...SOURCE }),
  });
}

function shapeOf(rules: readonly InputRule[]): Shape {
  return Object.fromEntries(
    rules.map((rule) => {
      const message = rule.message ?? submissionLabels[rule.type === "email" ? "email" : "fill"];
      return [rule.name, inputSchema(rule, message)];
    }),
  );
}

function required() {
  return string().trim().required(submissionLabels.fill);
}

function choice(values: readonly string[]): Schema {
  return required().oneOf(values, submissionLabels.choice);
}

/** Created once: creating a schema takes longer than a validation. */
const schemas: Readonly<Record<FormName, ObjectSchema<AnyObject>>> = {
  demo: bodySchema(demo.inputs),
  // The name of a contact is its first and its last name with a space between them.
  contact: bodySchema(contact.inputs, {}, { name: required().max(2 * maxLength("text") + 1) }),
  newsletter: object({
    ...shapeOf(newsletter.inputs),
    form_type: string(),
    additional_data: object({ subject: string() }),
  }),
  "partnership-inquiry": bodySchema(inquiry.inputs),
  "marketplace-partner": bodySchema(marketplace.inputs, { type: choice(MARKETPLACE_KINDS) }),
  "partner-application": bodySchema(application.inputs, { partnerType: choice(programs.items.map(({ id }) => id)) }),
};
