import { NoticeCard } from "../../../../src/ui/notices/notice-card";
import { FAILURE, SUCCESS } from "../../../notices";

export default { title: "Components / Notice card" };

export const Success = () => <NoticeCard notice={SUCCESS} onDismiss={() => undefined} />;

export const Failure = () => <NoticeCard notice={FAILURE} onDismiss={() => undefined} />;
