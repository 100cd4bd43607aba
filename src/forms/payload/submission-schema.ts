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
import { NEWSLETTER_SUBJECT, SOURCE_FIELDS, type FormType } from "./payload";
import submissionLabels from "../../../data/labels/submissions.json";
import { inputSchema, type InputRule } from "./schemas";

type Details = Readonly<Record<string, unknown>>;
type Shape = Record<string, Schema>;

/** Fields that stand at the top of a body; all others of a form stand in its additional_data. */
const TOP = new Set(["name", "email", "company", "phone", "message"]);
/** Each form but the newsletter may say where it came from. */
const SOURCE: Shape = Object.fromEntries(SOURCE_FIELDS.map((name) => [name, string().max(maxLength("text"))]));
const MARKETPLACE_KINDS = Object.values(dialogs).flatMap((dialog) => ("extra" in dialog ? [dialog.extra.type] : []));

/**
 * The rules for a body. Which form a partnership inquiry or a contact came
 * from shows in its additional data.
 * @param deliver whether applications of the marketplace are delivered at all
 */
export function submissionSchema(
  type: FormType,
  body: Details,
  details: Details,
  deliver = site.marketplace.deliver,
): ObjectSchema<AnyObject> {
  if (type === "demo_request") return schemas.demo;
  if (type === "contact") return isNewsletter(body, details) ? schemas.newsletter : schemas.contact;
  if ("partnershipType" in details) return schemas.inquiry;
  return "type" in details && deliver ? schemas.marketplace : schemas.application;
}

function isNewsletter(body: Details, details: Details): boolean {
  return details.subject === NEWSLETTER_SUBJECT && !("name" in body) && !("message" in body);
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

/** Made once: making them takes longer than asking them. */
const schemas = {
  demo: bodySchema(demo.inputs),
  // The name of a contact is its first and its last name with a space between them.
  contact: bodySchema(contact.inputs, {}, { name: required().max(2 * maxLength("text") + 1) }),
  newsletter: object({
    ...shapeOf(newsletter.inputs),
    form_type: string(),
    additional_data: object({ subject: string() }),
  }),
  inquiry: bodySchema(inquiry.inputs),
  marketplace: bodySchema(marketplace.inputs, { type: choice(MARKETPLACE_KINDS) }),
  application: bodySchema(application.inputs, { partnerType: choice(programs.items.map(({ id }) => id)) }),
};
