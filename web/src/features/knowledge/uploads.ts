import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { type SkippedFile, uploadKnowledgeArchive } from '@parleykit/contract/knowledge/knowledge-archives'
import { useRef, useState } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { needsLargerPlan, useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import type { FileToUpload, UploadBatch } from './dropped-files.ts'
import { findFileError, isArchive } from './file-error.ts'
import { knowledgeTexts } from './knowledge-texts.ts'
import { useRefreshKnowledge } from './queries.ts'

export interface Upload {
  readonly id: number
  readonly fileName: string
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The fraction sent, 0 to 1. At 1 the server is still reading the file. */
  readonly share: number
  readonly reason: string
  /** Whether it failed because the plan is full. */
  readonly isOverPlan: boolean
}

/** What became of the files of one folder or ZIP file. */
export interface TakenFiles {
  readonly id: number
  readonly source: string
  readonly taken: readonly string[]
  readonly skipped: readonly SkippedFile[]
}

export interface UploadQueue {
  readonly list: readonly Upload[]
  readonly reports: readonly TakenFiles[]
  readonly add: (agentId: number, batch: UploadBatch) => void
  readonly dismiss: (id: number) => void
  readonly dismissReport: (id: number) => void
}

type Outcome = Pick<TakenFiles, 'taken' | 'skipped'> & { readonly error?: unknown }

let lastId = 0

/** Uploads files one after another. The page holds the state, so changing tabs or steps loses nothing. */
export function useUploads(): UploadQueue {
  const [list, setList] = useState<readonly Upload[]>([])
  const [reports, setReports] = useState<readonly TakenFiles[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const refresh = useRefreshKnowledge()
  const upgradeOffer = useUpgradeOffer()

  const change = (id: number, part: Partial<Upload>) =>
    setList((uploads) => uploads.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const dismiss = (id: number) => setList((uploads) => uploads.filter((each) => each.id !== id))
  const dismissReport = (id: number) => setReports((all) => all.filter((each) => each.id !== id))

  async function send(agentId: number, file: FileToUpload, id: number): Promise<Outcome> {
    try {
      const refusal = findFileError(file.file)
      if (refusal) throw new Error(refusal)
      change(id, { state: 'sending' })
      const outcome = await sendFile(agentId, file, (share) => change(id, { share }))
      await refresh(agentId)
      return outcome
    } catch (error) {
      const reason = reasonOf(error)
      const skipped = [{ path: pathOf(file), reason, isOverPlan: needsLargerPlan(error) }]
      return { taken: [], skipped, error }
    }
  }

  function showFailure(id: number, { file }: FileToUpload, error: unknown) {
    change(id, { state: 'failed', reason: reasonOf(error), isOverPlan: needsLargerPlan(error) })
    toastFailure(`${file.name}: ${reasonOf(error)}`, [file.name], error)
  }

  function toastFailure(reason: string, names: string[], error?: unknown) {
    const { title, description } = knowledgeTexts.uploadFailed
    toastError({ title, description: `${description} ${reason}`, names }, 'upload', upgradeOffer(error))
  }

  async function sendAll(agentId: number, { source, skipped }: UploadBatch, files: readonly QueuedFile[]) {
    const outcomes: Outcome[] = []
    for (const { file, id } of files) {
      const outcome = await send(agentId, file, id)
      outcomes.push(outcome)
      if (source === null && outcome.error !== undefined) showFailure(id, file, outcome.error)
      else dismiss(id)
    }
    const taken = outcomes.flatMap((outcome) => outcome.taken)
    if (source !== null) {
      const left = [...outcomes.flatMap((outcome) => outcome.skipped), ...skipped]
      setReports((all) => [...all, { id: ++lastId, source, taken, skipped: left }])
      const failed = outcomes.find(({ error }) => error !== undefined)
      if (taken.length === 0) toastFailure(left[0]?.reason ?? '', [], failed?.error)
    }
    toastTaken(taken)
  }

  function add(agentId: number, batch: UploadBatch) {
    const files = batch.files.map((file) => ({ file, id: ++lastId }))
    const waiting = { state: 'waiting', share: 0, reason: '', isOverPlan: false } as const
    setList((uploads) => [
      ...uploads,
      ...files.map(({ file, id }) => ({ id, fileName: pathOf(file), ...waiting })),
    ])
    clearToasts('upload')
    line.current = line.current.then(() => sendAll(agentId, batch, files))
  }

  return { list, reports, add, dismiss, dismissReport }
}

function toastTaken(names: readonly string[]) {
  const [first] = names
  if (first === undefined) return
  const what = names.length === 1 ? `${first} is` : `${names.length} files are`
  const description = `${what} now part of the knowledge.`
  const title = names.length === 1 ? knowledgeTexts.uploaded : knowledgeTexts.uploadedSeveral
  toast({ title, description, names: [first] }, 'uploaded')
}

interface QueuedFile {
  readonly file: FileToUpload
  readonly id: number
}

async function sendFile(
  agentId: number,
  { file, folder }: FileToUpload,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const params = { id: agentId }
  if (isArchive(file)) {
    const { taken, skipped } = await callApi(uploadKnowledgeArchive, { params, file, onProgress })
    return { taken: taken.map(({ fileName }) => fileName), skipped }
  }
  const query = folder === '' ? {} : { folder }
  const { fileName } = await callApi(uploadKnowledgeFile, { params, query, file, onProgress })
  return { taken: [fileName], skipped: [] }
}

function pathOf({ file, folder }: FileToUpload): string {
  return folder === '' ? file.name : `${folder}/${file.name}`
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.detail) return error.detail
  return error instanceof Error ? error.message : ''
}
