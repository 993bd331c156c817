import { isVisible } from '@parleykit/contract/base/visible-text'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import type { ScrapeJob } from '@parleykit/contract/knowledge/websites/websites'
import { Box, Button, Callout, Flex, Tabs } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldValue } from '../../../ui/form/use-form.ts'
import { ContentSpinner } from '../../../ui/loading/full-page-spinner.tsx'
import { KnowledgeEditor } from '../../knowledge/knowledge-editor.tsx'
import { knowledgeQuery } from '../../knowledge/queries.ts'
import type { UploadQueue } from '../../knowledge/uploads.ts'
import type { TextFormState } from '../../knowledge/use-text-form.ts'
import { useScrape } from '../../knowledge/websites/use-scrape.ts'
import { WebsiteEditor } from '../../knowledge/websites/website-editor.tsx'
import { workspaceModelsQuery } from '../../models/queries.ts'
import { QuotedAnswersHint } from '../../models/quoted-answers-hint.tsx'
import { StepActions, StepFrame } from './step-frame.tsx'
import { TemplateDrafts } from './template-drafts.tsx'
import type { WebsiteProposals } from './use-website-proposals.ts'
import type { Wizard } from './use-wizard.ts'
import { canLeaveKnowledge } from './wizard-steps.ts'
import { wizardTexts } from './wizard-texts.ts'

interface StepKnowledgeProps {
  readonly wizard: Wizard
  readonly uploads: UploadQueue
  readonly textForm: TextFormState
  readonly proposals: WebsiteProposals
}

export function StepKnowledge({ wizard, uploads, textForm, proposals }: StepKnowledgeProps) {
  const { agentId, form, leaveKnowledge, rename, setStep } = wizard
  const agentName = useFieldValue({ form, name: 'name' })
  const { data: entries = [], isLoading } = useQuery({
    ...knowledgeQuery(agentId ?? 0),
    enabled: agentId !== null,
  })
  const scrape = useScrape(agentId)
  const models = useQuery(workspaceModelsQuery)
  // A training during uploads, additions or scraping would miss them.
  const { isSubmitting: isAddingText } = textForm.formState
  const isComing =
    isAddingText || scrape?.status === 'processing' || uploads.list.some(({ state }) => state !== 'failed')
  const mayLeave = canLeaveKnowledge(agentId, entries.length)
  const label = mayLeave ? wizardTexts.nextCustomize : wizardTexts.knowledgeFirst
  const frame = {
    title: wizardTexts.steps[2],
    text: 'Your agent only answers from the knowledge you add here.',
  }
  const [part, setPart] = useState('text')

  /** A text that was written but not added would be missing from the training. */
  function proceed() {
    if (!isVisible(textForm.getValues('content'))) {
      textForm.clearErrors()
      return leaveKnowledge()
    }
    // Its field must be rendered to get the focus.
    flushSync(() => setPart('text'))
    textForm.setError('content', { message: wizardTexts.textNotAdded }, { shouldFocus: true })
  }

  // The list and the hint would move the content below them.
  if (isLoading || models.isLoading)
    return (
      <StepFrame {...frame}>
        <ContentSpinner />
      </StepFrame>
    )
  return (
    <StepFrame {...frame}>
      {agentId !== null && (
        <KnowledgeTabs
          agentId={agentId}
          part={part}
          onPart={setPart}
          {...{ wizard, uploads, textForm, proposals, entries, scrape }}
        />
      )}
      <Box mt="4">
        <QuotedAnswersHint />
      </Box>
      <ProposalsNote proposals={proposals} agentName={agentName} onUseName={rename} />
      <StepActions onBack={() => setStep(2)}>
        <Button disabled={!mayLeave || isComing} onClick={proceed}>
          {isComing ? wizardTexts.processing : label}
        </Button>
      </StepActions>
    </StepFrame>
  )
}

interface KnowledgeTabsProps extends StepKnowledgeProps {
  readonly agentId: number
  readonly part: string
  readonly onPart: (part: string) => void
  readonly entries: readonly KnowledgeEntry[]
  readonly scrape: ScrapeJob | null | undefined
}

/** The three ways to add knowledge. */
function KnowledgeTabs(props: KnowledgeTabsProps) {
  const { agentId, part, onPart, wizard, uploads, textForm, proposals, entries, scrape } = props
  return (
    <Tabs.Root value={part} onValueChange={onPart}>
      <Tabs.List mb="5">
        <Tabs.Trigger value="text">Text</Tabs.Trigger>
        <Tabs.Trigger value="files">Files</Tabs.Trigger>
        <Tabs.Trigger value="website">Website</Tabs.Trigger>
      </Tabs.List>
      {/* Its field is also labeled Text. */}
      <Tabs.Content value="text" aria-labelledby="add-text">
        {wizard.template && (
          <TemplateDrafts
            agentId={agentId}
            template={wizard.template}
            entries={entries}
            textForm={textForm}
          />
        )}
        <KnowledgeEditor agentId={agentId} uploads={uploads} textForm={textForm} only="text" />
      </Tabs.Content>
      <Tabs.Content value="files">
        <KnowledgeEditor agentId={agentId} uploads={uploads} textForm={textForm} only="files" />
      </Tabs.Content>
      <Tabs.Content value="website">
        <WebsiteEditor agentId={agentId} scrape={scrape} onFound={proposals.read} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

interface ProposalsNoteProps {
  readonly proposals: WebsiteProposals
  readonly agentName: string
  readonly onUseName: (name: string) => void
}

/** Lists what was taken from the website, and offers its name. */
function ProposalsNote({ proposals, agentName, onUseName }: ProposalsNoteProps) {
  const { taken, name } = proposals
  const offersName = name !== null && name !== agentName
  if (taken.length === 0 && !offersName) return null
  const took = `The ${list.format(taken)} in the next step ${taken.length === 1 ? 'comes' : 'come'} from the website. Change whatever you like.`
  return (
    <Callout.Root role="status" size="1" mt="5">
      <Callout.Icon>
        <Sparkles size={16} aria-hidden />
      </Callout.Icon>
      <Callout.Text>
        {taken.length > 0 && took} {offersName && `The website calls itself “${name}”.`}
      </Callout.Text>
      {offersName && (
        <Flex>
          <Button type="button" size="1" variant="soft" onClick={() => onUseName(name)}>
            Use as the agent's name
          </Button>
        </Flex>
      )}
    </Callout.Root>
  )
}
