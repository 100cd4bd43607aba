import { NoticeList } from "../../../../src/ui/notices/notice-list";
import { FAILURE, SUCCESS } from "../../../notices";

export default { title: "Components / Notice list" };

const SHOWN = [
  { ...SUCCESS, id: 1 },
  { ...FAILURE, id: 2 },
];

export const Default = () => <NoticeList shown={SHOWN} dismiss={() => undefined} />;
