import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { useRef, useState } from 'react'
import { callApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearToasts, toast, toastError } from '../../ui/feedback/toast-queue.ts'
import { needsLargerPlan, useUpgradeOffer } from '../billing/use-upgrade-offer.ts'
import { findFileError } from './file-error.ts'
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

export interface UploadQueue {
  readonly list: readonly Upload[]
  readonly add: (agentId: number, files: readonly File[]) => void
  readonly dismiss: (id: number) => void
}

let lastId = 0

/** Uploads files one after another. The page holds the state, so changing tabs or steps loses nothing. */
export function useUploads(): UploadQueue {
  const [list, setList] = useState<readonly Upload[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const refresh = useRefreshKnowledge()
  const upgradeOffer = useUpgradeOffer()

  const change = (id: number, part: Partial<Upload>) =>
    setList((uploads) => uploads.map((each) => (each.id === id ? { ...each, ...part } : each)))
  const dismiss = (id: number) => setList((uploads) => uploads.filter((each) => each.id !== id))

  async function send(agentId: number, file: File, id: number): Promise<boolean> {
    try {
      const refusal = findFileError(file)
      if (refusal) throw new Error(refusal)
      change(id, { state: 'sending' })
      await callApi(uploadKnowledgeFile, {
        params: { id: agentId },
        file,
        onProgress: (share) => change(id, { share }),
      })
      await refresh(agentId)
      dismiss(id)
      return true
    } catch (error) {
      change(id, { state: 'failed', reason: reasonOf(error), isOverPlan: needsLargerPlan(error) })
      const { title, description } = knowledgeTexts.uploadFailed
      toastError(
        { title, description: `${description} ${file.name}: ${reasonOf(error)}`, names: [file.name] },
        'upload',
        upgradeOffer(error),
      )
      return false
    }
  }

  async function sendAll(agentId: number, batch: readonly { file: File; id: number }[]) {
    const uploaded: string[] = []
    for (const { file, id } of batch) {
      if (await send(agentId, file, id)) uploaded.push(file.name)
    }
    const [first] = uploaded
    if (first === undefined) return
    const what = uploaded.length === 1 ? `${first} is` : `${uploaded.length} files are`
    const description = `${what} now part of the knowledge.`
    toast({ title: knowledgeTexts.uploaded, description, names: [first] }, 'uploaded')
  }

  function add(agentId: number, files: readonly File[]) {
    const batch = files.map((file) => ({ file, id: ++lastId }))
    setList((uploads) => [
      ...uploads,
      ...batch.map(({ file, id }) => ({
        id,
        fileName: file.name,
        state: 'waiting' as const,
        share: 0,
        reason: '',
        isOverPlan: false,
      })),
    ])
    clearToasts('upload')
    line.current = line.current.then(() => sendAll(agentId, batch))
  }

  return { list, add, dismiss }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.detail) return error.detail
  return error instanceof Error ? error.message : ''
}
