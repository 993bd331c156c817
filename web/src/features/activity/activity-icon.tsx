import type { ActivityType } from '@parleykit/contract/dashboard/dashboard'
import {
  Activity,
  ArrowRightLeft,
  BookOpenText,
  Bot,
  CircleAlert,
  CirclePause,
  CirclePlay,
  CreditCard,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  MousePointerClick,
  Unplug,
  UserRoundCheck,
  UserRoundMinus,
} from 'lucide-react'

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  conversation_completed: MessageCircle,
  affiliate_clicked: MousePointerClick,
  knowledge_base_updated: BookOpenText,
  bot_created: Bot,
  credit_limit_near: CircleAlert,
  credit_limit_reached: CircleAlert,
  daily_limit_reached: CircleAlert,
  webhook_failed: Unplug,
  agent_paused: CirclePause,
  agent_resumed: CirclePlay,
  agent_forgotten: Hourglass,
  agent_handed_over: ArrowRightLeft,
  renewal_refused: CreditCard,
  plan_ended: CreditCard,
  member_paused: UserRoundMinus,
  member_resumed: UserRoundCheck,
}

export function ActivityIcon({ type }: { readonly type: string }) {
  const known: Readonly<Record<string, LucideIcon>> = icons
  const Icon = known[type] ?? Activity
  return <Icon size={16} />
}
