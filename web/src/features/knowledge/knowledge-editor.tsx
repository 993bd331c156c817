import { Flex, Heading } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { RequireRole } from '../workspaces/require-role.tsx'
import { DropZone } from './drop-zone.tsx'
import { isFromSource } from './entry-details.ts'
import { EntryList } from './entry-list.tsx'
import { knowledgeTexts } from './knowledge-texts.ts'
import './knowledge.css'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { showFieldError } from '../../ui/form/show-field-error.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { addTextError } from './add-text-error.ts'
import { knowledgeQuery, useAddText } from './queries.ts'
import { TakenReports } from './taken-report.tsx'
import { TextFields } from './text-fields.tsx'
import { UploadList } from './upload-list.tsx'
import type { UploadQueue } from './uploads.ts'
import type { TextFormState } from './use-text-form.ts'

interface KnowledgeEditorProps {
  readonly agentId: number
  readonly uploads: UploadQueue
  readonly textForm: TextFormState
  /** The only input to show; both if undefined. */
  readonly only?: 'text' | 'files'
  /** How files are read, below the place to drop them. */
  readonly reading?: ReactNode
}

/** Uploads files, adds texts, and lists the entries. */
export function KnowledgeEditor({ agentId, uploads, textForm, only, reading }: KnowledgeEditorProps) {
  const { isLoading } = useQuery(knowledgeQuery(agentId))
  const addText = only !== 'files' && (
    <RequireRole least="editor">
      {/* Shown later, because the list above would move it. */}
      <section aria-labelledby="add-text" hidden={isLoading}>
        <Heading as="h3" size="3" mb="3" id="add-text">
          Add a text
        </Heading>
        <TextForm agentId={agentId} form={textForm} />
      </section>
    </RequireRole>
  )
  return (
    <div className="knowledge-editor">
      {only === 'text' && addText}
      <Flex direction="column" gap="5">
        {only !== 'text' && (
          <RequireRole least="editor">
            <DropZone onFiles={(batch) => uploads.add(agentId, batch)} />
            <UploadList uploads={uploads} />
            <TakenReports uploads={uploads} />
            {reading}
          </RequireRole>
        )}
        <EntryList
          agentId={agentId}
          title="In the knowledge base"
          isMeant={(entry) => entry.fileType !== 'website' && !isFromSource(entry)}
          icon={<BookOpenText size={18} />}
          emptyText={knowledgeTexts.empty}
          searchLabel={knowledgeTexts.searchEntries}
        />
      </Flex>
      {only === undefined && addText}
    </div>
  )
}

interface TextFormProps {
  readonly agentId: number
  readonly form: TextFormState
}

function TextForm({ agentId, form }: TextFormProps) {
  const addition = useAddText(agentId)
  const upgradeOffer = useUpgradeOffer()

  const add = form.handleSubmit(async ({ fileName, content }) => {
    const text = { content, fileType: 'text', ...(fileName ? { fileName } : {}) } as const
    try {
      await clearToastsBefore('add-text', addition).mutateAsync(text)
      form.reset()
      toast(knowledgeTexts.added, 'add-text')
    } catch (error) {
      toastError(addTextError(error), 'add-text', upgradeOffer(error))
      showFieldError(form, error, { already_exists: 'content', plan_limit_reached: 'content' })
    }
  })

  return (
    <form noValidate onSubmit={add}>
      <Flex direction="column" gap="3">
        <TextFields form={form} rows={6} isReadOnly={addition.isPending} />
        <Flex justify="end">
          <SubmitButton variant="soft" isPending={addition.isPending} pending="Adding...">
            <Plus size={16} /> Add text
          </SubmitButton>
        </Flex>
      </Flex>
    </form>
  )
}
