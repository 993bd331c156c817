import { Button, Flex, Link } from '@radix-ui/themes'
import { useEffect } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useAuth } from './auth-context.ts'
import { LoginForm } from './login-form.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { sessionOverTexts } from './session-over-texts.ts'
import './sign-in-again.css'

/** Covers a screen with unsaved input whose session has ended, until its user has signed in again. */
export function SignInAgain() {
  const { user, retry, giveUp } = useAuth()
  // The user may sign in again in another tab.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && retry()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [retry])
  return (
    <Dialog.Root open onOpenChange={() => {}}>
      <Dialog.Content maxWidth="440px" className="sign-in-again">
        <Dialog.Title size="4">{sessionOverTexts.title}</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {sessionOverTexts.help}
        </Dialog.Description>
        <LoginForm username={user?.username} />
        <PasskeySignIn />
        <Flex gap="4" mt="5" justify="between" align="center" wrap="wrap">
          <Link size="2" href="/auth" target="_blank">
            {sessionOverTexts.elsewhere}
          </Link>
          <Button type="button" variant="ghost" color="gray" onClick={giveUp}>
            {sessionOverTexts.giveUp}
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}
