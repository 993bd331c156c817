import { accountTexts } from '@parleykit/contract/owner-texts'
import { Button } from '@radix-ui/themes'
import { withDetail } from '../../api-error.ts'
import { toast, toastError } from '../../ui/toast-queue.ts'
import { useAuth } from '../auth/auth-context.ts'
import { ProfileSection } from './profile-section.tsx'
import { useSignOutEverywhere } from './queries.ts'

export function SessionsSection() {
  const { leave } = useAuth()
  const signOut = useSignOutEverywhere()

  function confirm() {
    signOut.mutate(undefined, {
      onSuccess: () => {
        toast(accountTexts.signedOutEverywhere)
        leave()
      },
      onError: (error) => {
        const { title, description } = accountTexts.signOutFailed
        toastError({ title, description: withDetail(description, error) })
      },
    })
  }

  return (
    <ProfileSection
      title="Sessions"
      text="Ends your sessions in every browser, this one too. Sign in again afterwards."
    >
      <Button variant="soft" color="gray" disabled={signOut.isPending} onClick={confirm}>
        Sign out everywhere
      </Button>
    </ProfileSection>
  )
}
