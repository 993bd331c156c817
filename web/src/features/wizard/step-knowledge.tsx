import { wizardTexts } from '@parleykit/contract/owner-texts'
import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { KnowledgeEditor } from '../knowledge/knowledge-editor.tsx'
import { knowledgeQuery } from '../knowledge/queries.ts'
import type { TextFormState } from '../knowledge/text-form.tsx'
import type { Uploads } from '../knowledge/uploads.ts'
import { StepActions, StepFrame } from './step-frame.tsx'
import type { Wizard } from './use-wizard.ts'
import { canLeaveKnowledge } from './wizard-steps.ts'

interface StepKnowledgeProps {
  readonly wizard: Wizard
  readonly uploads: Uploads
  readonly textForm: TextFormState
}

export function StepKnowledge({ wizard, uploads, textForm }: StepKnowledgeProps) {
  const { agentId, leaveKnowledge, setStep } = wizard
  const { data: entries = [] } = useQuery({ ...knowledgeQuery(agentId ?? 0), enabled: agentId !== null })
  // Training what is there while files are still on their way would leave them out.
  const isUploading = uploads.list.some(({ state }) => state !== 'failed')
  const mayLeave = canLeaveKnowledge(agentId, entries.length)
  const label = mayLeave ? wizardTexts.nextCustomize : wizardTexts.knowledgeFirst
  return (
    <StepFrame title={wizardTexts.steps[2]} text="Your agent answers only from what you give it here.">
      {agentId !== null && <KnowledgeEditor agentId={agentId} uploads={uploads} textForm={textForm} />}
      <StepActions onBack={() => setStep(2)}>
        <Button disabled={!mayLeave || isUploading} onClick={leaveKnowledge}>
          {isUploading ? wizardTexts.processing : label}
        </Button>
      </StepActions>
    </StepFrame>
  )
}
