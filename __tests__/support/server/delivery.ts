import { withStore } from "../../../testing/server/stores";

/** The environment of a host that sends mails from the database at `url`. */
export const deliverySettings = (url: string, port: number) => ({
  DATABASE_URL: url,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  NOTIFY_TO: "team@company.example",
});
export const listOutbox = (url: string) => withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute());
export const messageIds = (mails: readonly { head: string }[]) =>
  mails.map(({ head }) => /^Message-ID: (\S+)/im.exec(head)?.[1]);
