import type { ActivityType } from '@parleykit/contract/reports/dashboard/dashboard'
import { Flex, Text } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import {
  Activity,
  ArrowRightLeft,
  BookOpenText,
  Bot,
  CircleAlert,
  CirclePause,
  CirclePlay,
  ClipboardList,
  CreditCard,
  Hourglass,
  MessageCircle,
  MousePointerClick,
  Unplug,
  UserRoundCheck,
  UserRoundMinus,
} from 'lucide-react'
import { IsolatedNames } from '../../../ui/format/isolated-names.tsx'
import { Time } from '../../../ui/format/time.tsx'
import { useAuth } from '../../auth/auth-context.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import './activity-list.css'
import type { GroupedActivity } from './group-similar.ts'

interface ActivityListProps {
  readonly activities: readonly GroupedActivity[]
  /** Activities with a larger id are marked as unread. */
  readonly newestRead?: number
  readonly onFollow?: () => void
}

const plan = '/dashboard/subscription' as const
const members = '/dashboard/profile' as const

/** Each activity links to its conversation, agent, plan or members, and names the person if it was someone else. */
export function ActivityList({
  activities,
  newestRead = Number.POSITIVE_INFINITY,
  onFollow,
}: ActivityListProps) {
  const { user } = useAuth()
  return (
    <ul className="plain-list">
      {activities.map(({ id, activityType, botId, description, actor, asked, createdAt, more = 0 }) => (
        <li key={id}>
          <Link
            {...(botId === null
              ? { to: activityType.startsWith('member_') ? members : plan }
              : {
                  to: '/bots/$botId' as const,
                  params: { botId: String(botId) },
                  search: asked ? { conversation: asked.conversationId } : {},
                })}
            className="activity"
            onClick={() => onFollow?.()}
          >
            <span className="icon-disc" aria-hidden>
              <ActivityIcon type={activityType} />
            </span>
            <Flex direction="column" className="truncating">
              <Text size="2" {...(id > newestRead && { weight: 'bold' as const })}>
                {id > newestRead && <span className="visually-hidden">Unread: </span>}
                {asked && activityType === 'conversation_completed' ? (
                  <IsolatedNames
                    text={dashboardTexts.asked(asked.agentName, asked.question)}
                    names={[asked.agentName, asked.question]}
                  />
                ) : (
                  <IsolatedNames text={description} names={quotedIn(description)} />
                )}
              </Text>
              <Text size="1" color="gray">
                {actor !== null && actor !== user?.username && (
                  <>
                    <bdi>{actor}</bdi> ·{' '}
                  </>
                )}
                <Time instant={createdAt} />
                {more > 0 && ` · ${dashboardTexts.andMore(more)}`}
              </Text>
            </Flex>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The agent's name is in double quotes and may itself contain some. */
function quotedIn(description: string): string[] {
  return [description.slice(description.indexOf('"') + 1, Math.max(0, description.lastIndexOf('"')))]
}

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  conversation_completed: MessageCircle,
  affiliate_clicked: MousePointerClick,
  knowledge_base_updated: BookOpenText,
  bot_created: Bot,
  credit_limit_near: CircleAlert,
  credit_limit_reached: CircleAlert,
  daily_limit_reached: CircleAlert,
  training_held_back: CircleAlert,
  tool_switched_off: Unplug,
  webhook_failed: Unplug,
  agent_paused: CirclePause,
  agent_resumed: CirclePlay,
  agent_forgotten: Hourglass,
  agent_handed_over: ArrowRightLeft,
  renewal_refused: CreditCard,
  plan_ended: CreditCard,
  member_paused: UserRoundMinus,
  member_resumed: UserRoundCheck,
  action_waiting: UserRoundCheck,
  action_expired: Hourglass,
  action_form_sent: ClipboardList,
}

function ActivityIcon({ type }: { readonly type: string }) {
  const known: Readonly<Record<string, LucideIcon>> = icons
  const Icon = known[type] ?? Activity
  return <Icon size={16} />
}
