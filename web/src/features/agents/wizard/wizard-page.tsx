import type { Agent } from '@parleykit/contract/agents/agents'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import { Button, Flex, Heading, Progress, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Bot, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ContentSpinner } from '../../../ui/loading/full-page-spinner.tsx'
import { usePageTitle } from '../../../ui/navigation/use-page-title.ts'
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx'
import { useUploads } from '../../knowledge/uploads.ts'
import { useTextForm } from '../../knowledge/use-text-form.ts'
import { failedTrainingText } from '../../retrieval/training/train-agent.ts'
import { openWorkspaceTexts } from '../../workspaces/open-workspace-texts.ts'
import { useHasRole } from '../../workspaces/require-role.tsx'
import { agentQuery } from '../queries.ts'
import { CompletedScreen } from './completed-screen.tsx'
import { OutcomeFrame } from './outcome-frame.tsx'
import { PlanLimitReached, useReachedAgentLimit } from './plan-limit-reached.tsx'
import { StepCustomize } from './step-customize.tsx'
import { StepName } from './step-name.tsx'
import { StepProfile } from './step-profile.tsx'
import { TrainingScreen } from './training-screen.tsx'
import { useFinishWizard } from './use-finish-wizard.ts'
import { useWebsiteProposals } from './use-website-proposals.ts'
import { useWizard } from './use-wizard.ts'
import type { Step } from './wizard-steps.ts'
import { isBeyondForm, lastStep } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'
import './wizard.css'

const StepKnowledge = lazy(() =>
  import('./step-knowledge.tsx').then(({ StepKnowledge }) => ({ default: StepKnowledge })),
)

const lost = "Your changes aren't saved yet. You'll lose them if you leave."

/**
 * Leads from a name to a trained agent in four steps. After a reload it continues with the agent in the URL, or with
 * its training.
 */
export default function WizardPage() {
  const { agent: asked } = getRouteApi('/dashboard/create').useSearch()
  const [resumedId] = useState(asked)
  const resumed = useQuery({ ...agentQuery(resumedId ?? 0), enabled: resumedId !== undefined })
  const mayCreate = useHasRole('editor')
  if (!mayCreate) return <EmptyState icon={<Bot size={20} />} text={openWorkspaceTexts.viewerCreates} />
  if (resumed.isLoading) return <ContentSpinner />
  return <Wizard resumed={resumed.data ?? null} />
}

function Wizard({ resumed }: { readonly resumed: Agent | null }) {
  const wizard = useWizard(resumed)
  const completion = useFinishWizard(wizard)
  const proposals = useWebsiteProposals(wizard, completion)
  const uploads = useUploads()
  const textForm = useTextForm()
  const { step, agentId } = wizard
  const [wasBegun, setWasBegun] = useState(() => isBeyondForm(resumed, step))
  const { phase } = completion
  const fullPlan = useReachedAgentLimit()
  const isUploading = uploads.list.some(({ state }) => state !== 'failed')
  const isUnsaved =
    wizard.form.formState.isDirty || textForm.formState.isDirty || isUploading || completion.hasUnsavedImage
  // Don't discard input already started: the plan may get room meanwhile.
  const isRefused = fullPlan !== null && step === 1 && agentId === null && !wizard.form.formState.isDirty
  usePageTitle('Create New Agent')

  if (wasBegun && resumed) return <BegunTraining agent={resumed} onReview={() => setWasBegun(false)} />
  if (phase.name === 'training' && agentId !== null) return <TrainingScreen agentId={agentId} />
  if (phase.name === 'completed' && agentId !== null) return <CompletedScreen agentId={agentId} />
  if (phase.name === 'failed') return <FailedScreen reason={phase.reason} onReview={completion.review} />
  return (
    <Flex direction="column" gap="5" className="wizard">
      <Heading as="h1" size="6">
        Create New Agent
      </Heading>
      <WizardProgress step={step} />
      <UnsavedGuard isUnsaved={isUnsaved} samePageIsSafe text={lost} />
      {isRefused && <PlanLimitReached limit={fullPlan} />}
      {step === 1 && !isRefused && <StepName wizard={wizard} />}
      {step === 2 && <StepProfile wizard={wizard} />}
      {step === 3 && (
        <Suspense fallback={<ContentSpinner />}>
          <StepKnowledge wizard={wizard} uploads={uploads} textForm={textForm} proposals={proposals} />
        </Suspense>
      )}
      {step === 4 && <StepCustomize wizard={wizard} completion={completion} />}
    </Flex>
  )
}

interface BegunTrainingProps {
  readonly agent: Agent
  readonly onReview: () => void
}

/** The state of a training that started before the page was loaded. */
function BegunTraining({ agent, onReview }: BegunTrainingProps) {
  const { id, trained, trainingStatus, trainingError } = agent
  if (trainingStatus === 'processing') return <TrainingScreen agentId={id} />
  if (trained || trainingStatus === 'completed') return <CompletedScreen agentId={id} />
  return <FailedScreen reason={failedTrainingText(trainingError ?? '')} onReview={onReview} />
}

/** The progress bar, and the names of the four steps if there is room. */
function WizardProgress({ step }: { readonly step: Step }) {
  return (
    <div>
      <Progress
        value={(step / lastStep) * 100}
        aria-label={`Step ${step} of ${lastStep}: ${wizardTexts.steps[step - 1]}`}
      />
      <ol className="plain-list wizard-steps">
        {wizardTexts.steps.map((name, index) => (
          <Text key={name} as="span" size="1" color={index + 1 === step ? 'iris' : 'gray'} asChild>
            <li aria-current={index + 1 === step ? 'step' : undefined}>
              {index + 1}. {name}
            </li>
          </Text>
        ))}
      </ol>
    </div>
  )
}

interface FailedScreenProps {
  readonly reason: string
  readonly onReview: () => void
}

function FailedScreen({ reason, onReview }: FailedScreenProps) {
  return (
    <OutcomeFrame icon={<TriangleAlert size={18} />} title={trainingTexts.failedTitle}>
      <Text as="p" size="2" color="gray" align="center" className="reading-width">
        {reason}
      </Text>
      <Button onClick={onReview}>{wizardTexts.goBack}</Button>
    </OutcomeFrame>
  )
}
