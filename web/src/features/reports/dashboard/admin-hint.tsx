import { Button, Callout, Code, Flex } from '@radix-ui/themes'
import { Terminal } from 'lucide-react'
import { useState } from 'react'
import { useDismissal } from '../../../ui/feedback/use-dismissal.ts'
import { dashboardTexts } from '../../workspaces/activity/dashboard-texts.ts'

const storageKey = 'parleykit.admin-hint-dismissed'

/** Tells the first account of a new server how to get the admin plan; shows the command on request. */
export function AdminHint({ username }: { readonly username: string }) {
  const [isDismissed, dismiss] = useDismissal(storageKey)
  const [isShown, setShown] = useState(false)
  if (isDismissed) return null
  const name = /^[\w.-]+$/.test(username) ? username : `'${username.replaceAll("'", `'\\''`)}'`
  return (
    <Callout.Root color="iris" role="status">
      <Callout.Icon>
        <Terminal size={16} />
      </Callout.Icon>
      <Callout.Text className="wrap-anywhere">
        {dashboardTexts.becomeAdmin}
        {isShown && (
          <>
            {' '}
            {dashboardTexts.becomeAdminHow} <Code>npm run admin -- grant {name} admin</Code>
          </>
        )}
      </Callout.Text>
      <Flex gap="2">
        <Button size="1" variant="soft" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? dashboardTexts.becomeAdminHide : dashboardTexts.becomeAdminShow}
        </Button>
        <Button size="1" variant="soft" onClick={dismiss}>
          {dashboardTexts.becomeAdminDismiss}
        </Button>
      </Flex>
    </Callout.Root>
  )
}
