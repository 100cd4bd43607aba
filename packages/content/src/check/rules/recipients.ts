import { entriesOf, type Collection } from "../collection";
import type { Problem } from "../problem";

interface SiteMailboxes {
  readonly mailboxes?: Readonly<Record<string, string>>;
  readonly recipients?: Readonly<Record<string, string>>;
}

/** Reports forms whose recipient is a department that has no mailbox. */
export function recipientProblems(collection: Collection): Problem[] {
  return entriesOf(collection, "SiteConfig").flatMap(({ value, file }) => {
    const { mailboxes = {}, recipients = {} } = value as SiteMailboxes;
    return Object.entries(recipients)
      .filter(([, department]) => !(department in mailboxes))
      .map(([form, department]) =>
        file.problem(
          ["recipients", form],
          `“mailboxes” has no email address of “${department}”; add it, or choose one of: ${Object.keys(mailboxes).join(", ")}.`,
        ),
      );
  });
}
