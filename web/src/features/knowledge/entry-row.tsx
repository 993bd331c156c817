import { downloadKnowledgeFile, type KnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import { Button, Flex, IconButton, Link, Text } from '@radix-ui/themes'
import { Download, FileText, Globe, Pencil, ScanText, Trash2, Type } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { routeUrl } from '../../api/api.ts'
import { withDetail } from '../../api/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { clearToastsBefore, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { Time } from '../../ui/format/time.tsx'
import { Tooltip } from '../../ui/popup/tooltip.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import {
  entryDetails,
  entryWarnings,
  hasChoosableTables,
  hasFile,
  isReadScan,
  lastReadOf,
  sourceUrlOf,
} from './entry-details.ts'
import { EntryStatus } from './entry-status.tsx'
import { EntryTableSheet } from './entry-table-sheet.tsx'
import { EntryTextSheet } from './entry-text-sheet.tsx'
import { knowledgeTexts } from './knowledge-texts.ts'
import { useDeleteEntry, useReadScanAgain } from './queries.ts'
import { TrainingProblem } from './training-problem.tsx'
import { websiteTexts } from './website-texts.ts'

const icons: Readonly<Record<string, typeof Type>> = { text: Type, website: Globe }

interface EntryRowProps {
  readonly agentId: number
  readonly entry: KnowledgeEntry
  /** The list's heading, which takes the focus when the last entry is deleted. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Called to edit a text that was written here. */
  readonly onChange: () => void
  readonly extras?: ReactNode
}

export function EntryRow({ agentId, entry, heading, onChange, extras }: EntryRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const deletion = useDeleteEntry(agentId)
  const row = useRef<HTMLLIElement>(null)
  // The row and its buttons are gone after deletion.
  const afterwards = useRef<HTMLElement>(null)
  const Icon = icons[entry.fileType] ?? FileText
  const isPage = entry.fileType === 'website'

  async function confirm() {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    afterwards.current = neighbour?.querySelector('button') ?? heading.current
    try {
      await clearToastsBefore('entry-deletion', deletion).mutateAsync(entry.id)
    } catch (error) {
      afterwards.current = null
      const { title, description } = isPage ? websiteTexts.deleteFailed : knowledgeTexts.deleteFailed
      return toastError({ title, description: withDetail(description, error) }, 'entry-deletion')
    }
    toast(knowledgeTexts.deleted, 'entry-deletion')
  }

  return (
    <Flex align="center" gap="3" asChild>
      <li ref={row}>
        <span className="icon-disc" aria-hidden>
          <Icon size={16} />
        </span>
        <EntryDetails entry={entry}>
          {entry.trainingError !== null && <TrainingProblem agentId={agentId} reason={entry.trainingError} />}
        </EntryDetails>
        <div className="entry-actions">
          {extras}
          <EntryActions
            agentId={agentId}
            entry={entry}
            onChange={onChange}
            isDeleting={deletion.isPending}
            onDelete={() => setIsAsking(true)}
          />
        </div>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Delete this entry?"
          text={`Answers will no longer use "${entry.fileName}".`}
          action="Delete entry"
          onConfirm={confirm}
          returnTo={afterwards}
        />
      </li>
    </Flex>
  )
}

/** Its name, address, state and warnings. */
function EntryDetails({ entry, children }: Pick<EntryRowProps, 'entry'> & { readonly children: ReactNode }) {
  const isPage = entry.fileType === 'website'
  const details = entryDetails(entry)
  const warnings = entryWarnings(entry)
  const readAt = lastReadOf(entry)
  return (
    <div className="truncating">
      <Text as="div" size="2" weight="medium" truncate title={entry.fileName}>
        {entry.fileName}
      </Text>
      {isPage && (
        <Text as="div" size="1" truncate title={entry.content}>
          <Link href={entry.content} target="_blank" rel="noreferrer">
            {entry.content}
          </Link>
        </Text>
      )}
      <Text as="div" size="1" color="gray">
        <EntryStatus entry={entry} />
        {!isPage && ` · ${entry.fileType}`}
        {details && ` · ${details}`} · {readAt && knowledgeTexts.lastRead}
        <Time instant={readAt ?? entry.createdAt} />
      </Text>
      {warnings.length > 0 && (
        <Text as="div" size="1" color="yellow">
          {warnings.join(' · ')}
        </Text>
      )}
      {children}
    </div>
  )
}

interface EntryActionsProps extends Pick<EntryRowProps, 'agentId' | 'entry' | 'onChange'> {
  readonly isDeleting: boolean
  readonly onDelete: () => void
}

/** The buttons to view, download, edit and delete an entry. */
function EntryActions({ agentId, entry, onChange, isDeleting, onDelete }: EntryActionsProps) {
  const isTyped = sourceUrlOf(entry) === undefined && !hasFile(entry)
  return (
    <>
      <EntryTextSheet
        agentId={agentId}
        entry={entry}
        trigger={
          <Button variant="ghost" aria-label={`View the text of ${entry.fileName}`}>
            View
          </Button>
        }
      />
      {hasChoosableTables(entry) && (
        <RequireRole least="editor">
          <EntryTableSheet agentId={agentId} entry={entry} />
        </RequireRole>
      )}
      {hasFile(entry) && (
        <Tooltip content="Download the file">
          <IconButton variant="ghost" color="gray" asChild>
            <a
              href={routeUrl(downloadKnowledgeFile.path, { id: agentId, entryId: entry.id })}
              download
              aria-label={`Download ${entry.fileName}`}
            >
              <Download size={16} />
            </a>
          </IconButton>
        </Tooltip>
      )}
      <RequireRole least="editor">
        {isReadScan(entry) && <ReadAgain agentId={agentId} entry={entry} />}
        {isTyped && (
          <Tooltip content="Edit">
            <IconButton variant="ghost" color="gray" aria-label={`Edit ${entry.fileName}`} onClick={onChange}>
              <Pencil size={16} />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip content="Delete">
          <IconButton
            variant="ghost"
            color="gray"
            aria-label={`Delete ${entry.fileName}`}
            disabled={isDeleting}
            onClick={onDelete}
          >
            <Trash2 size={16} />
          </IconButton>
        </Tooltip>
      </RequireRole>
    </>
  )
}

function ReadAgain({ agentId, entry }: Pick<EntryRowProps, 'agentId' | 'entry'>) {
  const reading = useReadScanAgain(agentId)
  return (
    <Tooltip content={knowledgeTexts.readAgain}>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label={`${knowledgeTexts.readAgain}: ${entry.fileName}`}
        disabled={reading.isPending}
        onClick={() => reading.mutate(entry.id)}
      >
        <ScanText size={16} />
      </IconButton>
    </Tooltip>
  )
}
