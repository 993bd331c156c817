import { Button, Flex, Heading, Separator } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { ContentSpinner } from '../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../ui/navigation/use-page-title.ts'
import { OfferTransfer } from '../agents/ownership-transfers/offer-transfer.tsx'
import { TransferOffersSection } from '../agents/ownership-transfers/transfer-offers-section.tsx'
import { useAuth } from '../auth/auth-context.ts'
import { signInOptionsQuery } from '../auth/queries.ts'
import { OwnPlanLink } from '../billing/own-plan-link.tsx'
import { modelsTitle, modelTexts } from '../models/model-texts.ts'
import { auditTexts, auditTitle } from '../workspaces/audit/audit-texts.ts'
import { JoinedSection } from '../workspaces/joined-section.tsx'
import { MembersSection } from '../workspaces/members-section.tsx'
import { useWorkspace } from '../workspaces/use-workspace.ts'
import './account.css'
import type { User } from '@parleykit/contract/auth/account'
import { exportAccount } from '@parleykit/contract/auth/account'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { Text } from '@radix-ui/themes'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { IdentityForm } from './identity-form.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityLogSection } from './security-log-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'
import { useIsFirstLoading } from './use-is-first-loading.ts'

/** The account's own settings. */
export default function ProfilePage() {
  const { user } = useAuth()
  const workspace = useWorkspace()
  const { data: options } = useQuery(signInOptionsQuery)
  const isLoading = useIsFirstLoading(user, workspace)
  usePageTitle('Profile Settings')
  if (!user) return null
  return (
    <>
      {isLoading && <ContentSpinner />}
      <div hidden={isLoading}>
        <Flex direction="column" gap="6" className="profile">
          <Heading as="h1" size="7">
            Profile Settings
          </Heading>
          {user.workspaces.length > 0 && <TransferOffersSection />}
          <TitledSection title="Account">
            <IdentityForm user={user} />
          </TitledSection>
          <Separator size="4" />
          <PlanSection user={user} />
          <Separator size="4" />
          <ModelsSection />
          <Separator size="4" />
          {workspace?.isOwn && (
            <>
              <MembersSection>
                <OfferTransfer />
              </MembersSection>
              <Separator size="4" />
              <AuditSection />
              <Separator size="4" />
            </>
          )}
          {user.workspaces.length > 0 && (
            <>
              <JoinedSection workspaces={user.workspaces} />
              <Separator size="4" />
            </>
          )}
          <TitledSection title="Password" text="Changing your password signs you out on all other devices.">
            <PasswordForm user={user} />
          </TitledSection>
          <Separator size="4" />
          <TwoStepSection user={user} />
          <Separator size="4" />
          <PasskeysSection user={user} />
          <Separator size="4" />
          {(options?.provider || !user.hasPassword) && (
            <>
              <IdentitiesSection user={user} />
              <Separator size="4" />
            </>
          )}
          <SessionsSection />
          <Separator size="4" />
          <SecurityLogSection />
          <Separator size="4" />
          <ExportSection />
          <Separator size="4" />
          <DeleteAccountSection user={user} />
        </Flex>
      </div>
    </>
  )
}

function PlanSection({ user }: { readonly user: User }) {
  return (
    <TitledSection title="Plan">
      <PlanFacts user={user} />
      <Flex mt="3">
        <Button variant="soft" asChild>
          <OwnPlanLink>Plan and usage</OwnPlanLink>
        </Button>
      </Flex>
    </TitledSection>
  )
}

function ModelsSection() {
  return (
    <TitledSection title={modelsTitle} text={modelTexts.profileText}>
      <Button variant="soft" asChild>
        <Link to="/dashboard/profile/models">{modelTexts.manage}</Link>
      </Button>
    </TitledSection>
  )
}

function AuditSection() {
  return (
    <TitledSection title={auditTitle} text={auditTexts.link}>
      <Button variant="soft" asChild>
        <Link to="/dashboard/profile/audit">{auditTexts.open}</Link>
      </Button>
    </TitledSection>
  )
}

/** The name and limits of the owner's plan. */
function PlanFacts({ user }: { readonly user: User }) {
  const { agents, monthlyCredits } = limitsOf(user.subscriptionTier)
  return (
    <Text as="p" size="2">
      <Text className="capitalized" weight="medium">
        {user.subscriptionTier}
      </Text>
      : {agents === 1 ? '1 agent' : `${agents.toLocaleString()} agents`}, {monthlyCredits.toLocaleString()}{' '}
      chat credits a month
    </Text>
  )
}

/** The browser saves the response itself, so that an export of any size needs no page memory. */
function ExportSection() {
  return (
    <TitledSection
      title="Export my data"
      text="A ZIP file with your account, agents, knowledge with its original files, and conversations."
    >
      <Button variant="soft" color="gray" asChild>
        <a href={exportAccount.path} download>
          <Download size={16} /> Download my data
        </a>
      </Button>
    </TitledSection>
  )
}

function DeleteAccountSection({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <TitledSection
      title="Delete account"
      text="Your agents stop answering, and all their knowledge and conversations are deleted. This can't be undone."
    >
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button variant="outline" color="gray">
            Delete account
          </Button>
        </Dialog.Trigger>
        <Dialog.Content maxWidth="440px">
          <Dialog.Title size="4">Delete your account?</Dialog.Title>
          <Dialog.Description size="2" color="gray" mb="4">
            All your data is deleted immediately and permanently. Export it first if you might need it later.
          </Dialog.Description>
          <DeleteAccountForm user={user} onCancel={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Root>
    </TitledSection>
  )
}
