import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Notice } from "../../../src/ui/notices/notice";
import { NoticesProvider, useNotify } from "../../../src/ui/notices/notices";

let mockOffline = true;
jest.mock("../../../src/ui/notices/notice-list", () => {
  if (mockOffline) throw new Error("The network is unavailable.");
  return jest.requireActual<object>("../../../src/ui/notices/notice-list");
});

const failed: Notice = { title: "Error", text: "Please try again.", tone: "failure" };
const sent: Notice = { title: "Message Sent!", text: "Thank you.", tone: "success" };

const Send = () => {
  const notify = useNotify();
  return <button onClick={() => notify(mockOffline ? failed : sent)}>Send</button>;
};

const send = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

test("a notice is lost when its script cannot be loaded; the next notice loads the script again", async () => {
  render(
    <NoticesProvider>
      <Send />
    </NoticesProvider>,
  );
  await send();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  mockOffline = false;
  await send();
  expect(screen.getByRole("status")).toHaveTextContent("Message Sent!");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
