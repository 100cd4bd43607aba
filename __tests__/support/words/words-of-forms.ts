import { DIALOG_PREFIX, type DialogName } from "@capture/domain/dialogs";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { FormName } from "@capture/receiver/payload/payload";
import { assertPresent } from "../../../src/lib/assert-present";
import { routes } from "../../../testing/routes";
import { contentOf, entriesIn, FILLED, formContent } from "../content/data";

type Values = Readonly<Record<string, string>>;

/** The words that all pages share. */
export const interfaceLabels = contentOf<Queries.InterfaceLabels>("labels/interface.json");

/** The content of a form. @param placeholders values of the placeholders in its texts, such as `{program}` */
export const wordsOf = (form: FormName, placeholders: Values = {}): Queries.FormFieldsFragment =>
  JSON.parse(fillPlaceholders(JSON.stringify(formContent(form)), placeholders)) as Queries.FormFieldsFragment;

/** A field of a form. @throws Error when the form does not have it */
const fieldOf = (form: FormName, name: string): Queries.FormFieldsFragment["inputs"][number] =>
  assertPresent(formContent(form).inputs.find((input) => input.name === name));

/** The label of a field. @throws Error when the form does not have it */
export const labelOf = (form: FormName, name: string): string => fieldOf(form, name).label;

/** Replaces the names of fields with their labels. */
const byLabel = (form: FormName, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [labelOf(form, name), value]));

/** Valid input for a form, by the labels of its fields. @param changes values of fields, by their names */
export const inputFor = (form: FormName, changes: Values = {}): Values =>
  byLabel(form, { ...FILLED[form], ...changes });

/** The full name in the valid input for the contact form, which asks for it in two fields. */
export const CONTACT_NAME = `${FILLED.contact.firstName} ${FILLED.contact.lastName}`;

interface Action {
  readonly text: string;
  readonly to: string;
}

const isAction = (value: object): value is Action => "text" in value && "to" in value;

/** All links and buttons in a part of the content, in its order. */
export function actionsIn(content: unknown): Action[] {
  if (typeof content !== "object" || content === null) return [];
  return [...(isAction(content) ? [content] : []), ...Object.values(content).flatMap(actionsIn)];
}

/** The texts of a page's buttons that open a dialog, in the order of its file. @param page name of a file in pages/ */
export const openersOn = (page: string, dialog: DialogName): string[] =>
  actionsIn(contentOf(`pages/${page}.json`))
    .filter(({ to }) => to === DIALOG_PREFIX + dialog)
    .map(({ text }) => text);

/** The first button in the content of a fixed page that opens the demo form, with the path of the page. */
export const demoOpener = entriesIn<{ route: string }>("pages")
  .filter(({ route }) => routes.includes(route))
  .flatMap((page) => actionsIn(page).map(({ text, to }) => ({ path: page.route, text, to })))
  .find(({ to }) => to === `${DIALOG_PREFIX}demo`);

const { marketplace } = contentOf<{ marketplace: { deliver: boolean } }>("site.json");
/** Whether applications on the marketplace are logged and not delivered. */
export const isApplicationLogged = routes.includes("/marketplace") && !marketplace.deliver;
