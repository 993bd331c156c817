import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { curatedAnswerPageSize } from '@parleykit/contract/answering/curated-answers/limits'
import { Button, Card, Flex, Heading, Skeleton, Table, Text, TextField } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote, Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Pager } from '../../../ui/layout/pager.tsx'
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts'
import { RequireRole, useHasRole } from '../../workspaces/require-role.tsx'
import { ExportAnswersMenu, ImportAnswersButton } from './answer-file-buttons.tsx'
import { CuratedAnswerDialog } from './curated-answer-dialog.tsx'
import { CuratedAnswerRow } from './curated-answer-row.tsx'
import { curatedAnswerTexts } from './curated-answer-texts.ts'
import '../../../ui/layout/stacking-table.css'
import './curated-answers.css'
import { curatedAnswersQuery } from './queries.ts'

const settleMs = 250
/** Number of answers from which on they can be searched. */
const searchedFrom = 10

/** The owner's questions and answers, each with the last training's findings. */
export function CuratedAnswersSection({ agentId }: { readonly agentId: number }) {
  const [asked, setPage] = useState(1)
  const [words, setWords] = useState('')
  const search = useDebouncedValue(words.trim(), settleMs)
  const { data, isError, refetch } = useQuery(curatedAnswersQuery(agentId, asked, search))
  // The last answer on the last page may be gone.
  const page = Math.min(asked, Math.max(1, Math.ceil((data?.total ?? Infinity) / curatedAnswerPageSize)))
  if (page !== asked) setPage(page)
  // As it was when it was opened: the form stays if someone else deletes the answer.
  const [edited, setEdited] = useState<CuratedAnswer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isEmpty = data?.total === 0 && search === '' && words === ''
  function edit(answer: CuratedAnswer | null) {
    setEdited(answer)
    setOpen(true)
  }
  return (
    <section aria-labelledby="curated-answers">
      <Flex align="center" justify="between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" size="4" id="curated-answers">
          {curatedAnswerTexts.heading}
          {data && data.total > 0 && search === '' ? ` (${data.total})` : ''}
        </Heading>
        {data && !isEmpty && <AnswerButtons agentId={agentId} hasAnswers onAdd={() => edit(null)} />}
      </Flex>
      {isError && <ErrorState text={curatedAnswerTexts.listFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="120px" />}
      {isEmpty && (
        <Card>
          <EmptyState icon={<MessageSquareQuote size={18} />} text={curatedAnswerTexts.empty}>
            <AnswerButtons agentId={agentId} hasAnswers={false} onAdd={() => edit(null)} />
          </EmptyState>
        </Card>
      )}
      {data && !isEmpty && (data.total >= searchedFrom || words !== '') && (
        <SearchBox
          words={words}
          onSearch={(typed) => {
            setWords(typed)
            setPage(1)
          }}
          found={search === '' ? null : data.total}
        />
      )}
      {data && data.items.length > 0 && <AnswerTable agentId={agentId} answers={data.items} onEdit={edit} />}
      {data && data.total > curatedAnswerPageSize && (
        <Pager
          page={page}
          pageSize={curatedAnswerPageSize}
          shown={data.items.length}
          total={data.total}
          onTurn={setPage}
        />
      )}
      <CuratedAnswerDialog
        agentId={agentId}
        answer={edited}
        open={isOpen}
        onOpenChange={setOpen}
        onSaved={() => !edited && setPage(1)}
      />
    </section>
  )
}

interface AnswerButtonsProps {
  readonly agentId: number
  readonly hasAnswers: boolean
  readonly onAdd: () => void
}

function AnswerButtons({ agentId, hasAnswers, onAdd }: AnswerButtonsProps) {
  return (
    <RequireRole least="editor">
      <Flex gap="2" wrap="wrap" justify="center">
        <ImportAnswersButton agentId={agentId} />
        {hasAnswers && <ExportAnswersMenu agentId={agentId} />}
        <Button onClick={onAdd}>
          <Plus size={16} /> {curatedAnswerTexts.add}
        </Button>
      </Flex>
    </RequireRole>
  )
}

interface SearchBoxProps {
  readonly words: string
  readonly onSearch: (words: string) => void
  /** How many answers were found; null if there is no search. */
  readonly found: number | null
}

function SearchBox({ words, onSearch, found }: SearchBoxProps) {
  return (
    <Flex align="center" wrap="wrap" mb="3">
      <TextField.Root
        type="search"
        className="qa-search"
        dir="auto"
        autoComplete="off"
        placeholder={curatedAnswerTexts.search}
        aria-label={curatedAnswerTexts.search}
        value={words}
        onChange={(event) => onSearch(event.target.value)}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden />
        </TextField.Slot>
      </TextField.Root>
      <Text size="2" color="gray" role="status" className="qa-found tabular">
        {found !== null && (found === 0 ? curatedAnswerTexts.noneFound : curatedAnswerTexts.found(found))}
      </Text>
    </Flex>
  )
}

interface AnswerTableProps {
  readonly agentId: number
  readonly answers: readonly CuratedAnswer[]
  readonly onEdit: (answer: CuratedAnswer) => void
}

function AnswerTable({ agentId, answers, onEdit }: AnswerTableProps) {
  const { columns } = curatedAnswerTexts
  const mayEdit = useHasRole('editor')
  return (
    <Table.Root variant="surface" size="2" className="qa-table stacking-table">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>{columns.question}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>{columns.answer}</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell className="qa-status">{columns.status}</Table.ColumnHeaderCell>
          {mayEdit && (
            <Table.ColumnHeaderCell className="qa-actions">
              <span className="visually-hidden">{columns.actions}</span>
            </Table.ColumnHeaderCell>
          )}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {answers.map((answer) => (
          <CuratedAnswerRow key={answer.id} agentId={agentId} answer={answer} onEdit={() => onEdit(answer)} />
        ))}
      </Table.Body>
    </Table.Root>
  )
}
