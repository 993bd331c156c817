import { Flex, Heading } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import { Needs } from '../workspaces/needs.tsx'
import { DropZone } from './drop-zone.tsx'
import { EntryList } from './entry-list.tsx'
import { knowledgeTexts } from './knowledge-texts.ts'
import './knowledge.css'
import { knowledgeQuery } from './queries.ts'
import { TextForm } from './text-form.tsx'
import { UploadList } from './upload-list.tsx'
import type { UploadQueue } from './uploads.ts'
import type { TextFormState } from './use-text-form.ts'

interface KnowledgeEditorProps {
  readonly agentId: number
  readonly uploads: UploadQueue
  readonly textForm: TextFormState
  /** The only input to show; both if undefined. */
  readonly only?: 'text' | 'files'
}

/** Uploads files, adds texts, and lists the entries. */
export function KnowledgeEditor({ agentId, uploads, textForm, only }: KnowledgeEditorProps) {
  const { isLoading } = useQuery(knowledgeQuery(agentId))
  const addText = only !== 'files' && (
    <Needs least="editor">
      {/* Shown later, because the list above would move it. */}
      <section aria-labelledby="add-text" hidden={isLoading}>
        <Heading as="h3" size="3" mb="3" id="add-text">
          Add a text
        </Heading>
        <TextForm agentId={agentId} form={textForm} />
      </section>
    </Needs>
  )
  return (
    <div className="knowledge-editor">
      {only === 'text' && addText}
      <Flex direction="column" gap="5">
        {only !== 'text' && (
          <Needs least="editor">
            <DropZone onFiles={(files) => uploads.add(agentId, files)} />
            <UploadList uploads={uploads} />
          </Needs>
        )}
        <EntryList
          agentId={agentId}
          title="In the knowledge base"
          isMeant={(entry) => entry.fileType !== 'website'}
          icon={<BookOpenText size={18} />}
          emptyText={knowledgeTexts.empty}
          searchLabel={knowledgeTexts.searchEntries}
        />
      </Flex>
      {only === undefined && addText}
    </div>
  )
}
