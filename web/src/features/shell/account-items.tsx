import { themes } from '@parleykit/contract/agents/themes'
import { DropdownMenu } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { Activity, LogOut, UserRound } from 'lucide-react'
import { chooseTheme, useThemeChoice } from '../../theme/theme-choice.ts'
import { afterPaint } from '../../ui/timing/after-paint.ts'
import { confirmThenProceed } from '../../ui/unsaved/unsaved-work.ts'
import { useAuth } from '../auth/auth-context.ts'
import { serverStatusTitle } from '../reports/status/server-status-title.ts'
import { useIsOperator } from '../setup/use-is-operator.ts'
import { MembersItem } from '../workspaces/members-item.tsx'
import { WorkspaceItems } from '../workspaces/workspace-items.tsx'

interface AccountItemsProps {
  /** The target of Profile Settings. */
  readonly settings: '/dashboard' | '/dashboard/profile'
}

/** The items of the account menu below the user's name, on every screen. */
export function AccountItems({ settings }: AccountItemsProps) {
  const { logout } = useAuth()
  const isOperator = useIsOperator()
  return (
    <>
      <DropdownMenu.Separator />
      <WorkspaceItems />
      <DropdownMenu.Item asChild>
        <Link to={settings}>
          <UserRound size={16} /> Profile Settings
        </Link>
      </DropdownMenu.Item>
      <MembersItem />
      {isOperator && (
        <DropdownMenu.Item asChild>
          <Link to="/dashboard/status">
            <Activity size={16} /> {serverStatusTitle}
          </Link>
        </DropdownMenu.Item>
      )}
      <ThemeItems />
      <DropdownMenu.Item onSelect={() => confirmThenProceed(() => logout.mutate())}>
        <LogOut size={16} /> Logout
      </DropdownMenu.Item>
    </>
  )
}

const themeNames = { light: 'Light', dark: 'Dark', system: 'System' } as const

/** The menu items for this browser's theme. */
function ThemeItems() {
  const chosen = useThemeChoice()
  return (
    <>
      <DropdownMenu.Separator />
      <DropdownMenu.Label>Theme</DropdownMenu.Label>
      <DropdownMenu.RadioGroup aria-label="Theme" value={chosen}>
        {themes.map((theme) => (
          <DropdownMenu.RadioItem
            key={theme}
            value={theme}
            onSelect={() => afterPaint(() => chooseTheme(theme))}
          >
            {themeNames[theme]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator />
    </>
  )
}
