import type { AgentTemplate } from '@parleykit/contract/agents/templates/agent-template'
import type { KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { placeholdersOf } from '@parleykit/contract/knowledge/placeholders'
import { Badge, Button, Flex, Heading, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { z } from 'zod'
import { useFieldValue } from '../../../ui/form/use-form.ts'
import { DraftDialog } from '../../../ui/unsaved/draft-dialog.tsx'
import { templateTexts } from '../../knowledge/template-texts.ts'
import type { TextFormState } from '../../knowledge/use-text-form.ts'
import { TemplateGapsForm } from './template-gaps-form.tsx'

type Draft = AgentTemplate['knowledge'][number]

interface TemplateDraftsProps {
  readonly agentId: number
  readonly template: AgentTemplate
  readonly entries: readonly KnowledgeEntry[]
  readonly textForm: TextFormState
}

/** A template's drafts. Each is completed in a form or as text, and isn't knowledge before that. */
export function TemplateDrafts({ agentId, template, entries, textForm }: TemplateDraftsProps) {
  const content = useFieldValue({ form: textForm, name: 'content' })
  const { drafts, keep } = useKeptDrafts(agentId)
  const [opened, setOpened] = useState<Draft>()
  const [isOpen, setOpen] = useState(false)
  const [textField] = useState(() => ({ current: null as HTMLElement | null }))

  function editAsText(name: string, text: string) {
    textForm.setValue('fileName', name, { shouldDirty: true })
    textForm.setValue('content', text, { shouldDirty: true })
    textForm.clearErrors()
    textField.current = document.querySelector('textarea[name="content"]')
    setOpen(false)
  }

  return (
    <section aria-labelledby="template-drafts" className="template-drafts">
      <Heading as="h3" size="3" mb="1" id="template-drafts">
        {templateTexts.drafts}
      </Heading>
      <Text as="p" size="2" color="gray" mb="3">
        {templateTexts.draftsHelp}
      </Text>
      <ul className="plain-list">
        {template.knowledge.map((draft) => (
          <DraftRow
            key={draft.name}
            draft={draft}
            kept={drafts[draft.name] ?? []}
            isAdded={entries.some(({ fileName }) => fileName === draft.name)}
            onFillIn={() => {
              textField.current = null
              setOpened(draft)
              setOpen(true)
            }}
          />
        ))}
      </ul>
      {opened && (
        <DraftDialog
          open={isOpen}
          onOpenChange={setOpen}
          title={opened.name}
          text={templateTexts.formHelp}
          returnTo={textField}
        >
          <TemplateGapsForm
            key={opened.name}
            agentId={agentId}
            draft={opened}
            kept={drafts[opened.name] ?? []}
            onKeep={(values) => keep(opened.name, values)}
            onEditAsText={content === '' ? (text) => editAsText(opened.name, text) : undefined}
            onDone={() => setOpen(false)}
          />
        </DraftDialog>
      )}
    </section>
  )
}

interface DraftRowProps {
  readonly draft: Draft
  readonly kept: readonly string[]
  /** Whether the knowledge has an entry with this name. */
  readonly isAdded: boolean
  readonly onFillIn: () => void
}

function DraftRow({ draft: { name, text }, kept, isAdded, onFillIn }: DraftRowProps) {
  const count = placeholdersOf(text).length
  const filled = kept.filter((value) => value.trim() !== '').length
  return (
    <Flex asChild align="center" justify="between" gap="3" py="2">
      <li>
        <div className="truncating">
          <Text as="div" size="2" weight="medium">
            {name}
          </Text>
          <Text as="div" size="1" color="gray">
            {filled > 0 && !isAdded ? templateTexts.filled(filled, count) : templateTexts.places(count)}
          </Text>
        </div>
        {isAdded ? (
          <Badge color="green">{templateTexts.added}</Badge>
        ) : (
          <Button variant="soft" size="1" aria-label={`${templateTexts.fillIn}: ${name}`} onClick={onFillIn}>
            {templateTexts.fillIn}
          </Button>
        )}
      </li>
    </Flex>
  )
}

/** The inputs for the gaps of each draft, by the draft's name. */
const keptDrafts = z.record(z.string(), z.array(z.string()))
type KeptDrafts = z.infer<typeof keptDrafts>

/** An agent's partly completed drafts. They survive a reload of the tab; the server doesn't store them. */
function useKeptDrafts(agentId: number) {
  const key = `parleykit.template-drafts.${agentId}`
  const [drafts, setDrafts] = useState(() => readDrafts(key))

  function keep(name: string, values: readonly string[]) {
    const next = { ...drafts, [name]: [...values] }
    setDrafts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is blocked or full: they last until the tab is reloaded.
    }
  }
  return { drafts, keep }
}

function readDrafts(key: string): KeptDrafts {
  try {
    return keptDrafts.catch({}).parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}
