import type { NoticeIcon as NoticeIconName } from "@houselight/contracts/notices";
import Banknote from "lucide-react/icons/banknote";
import FileCheck from "lucide-react/icons/file-check";
import Gauge from "lucide-react/icons/gauge";
import Gift from "lucide-react/icons/gift";
import Info from "lucide-react/icons/info";
import MessageCircle from "lucide-react/icons/message-circle";
import TriangleAlert from "lucide-react/icons/triangle-alert";

const ICONS = {
  info: Info,
  money: Banknote,
  document: FileCheck,
  limit: Gauge,
  gift: Gift,
  message: MessageCircle,
  alert: TriangleAlert,
} as const satisfies Record<NoticeIconName, unknown>;

/** The drawing beside a notice; its words say the same. */
export function NoticeIcon({
  name,
  className,
}: {
  readonly name: NoticeIconName;
  readonly className: string;
}) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" className={className} />;
}
