import {
  type AgentImport,
  agentFileBytesMax,
  agentFileEnding,
} from '@parleykit/contract/portability/agent-files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { withDetail } from '../../api/api-error.ts'
import { useRefreshAgents } from '../agents/queries.ts'
import { needsLargerPlan } from '../billing/use-upgrade-offer.ts'
import { portabilityTexts } from './portability-texts.ts'
import { agentImportQuery, useImportAgent } from './queries.ts'

/** The phase of an import. `share` is the fraction of the file sent, 0 to 1. */
export type ImportPhase =
  | { readonly name: 'choosing'; readonly failure: string | null; readonly isOverPlan: boolean }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'reading'; readonly done: number; readonly total: number }
  | { readonly name: 'completed'; readonly imported: AgentImport }

const nothingYet = { name: 'choosing', failure: null, isOverPlan: false } as const

/** Uploads an agent's file, tracks its import, and can be reset. */
export function useImport() {
  const [share, setShare] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sending = useImportAgent()
  const importId = sending.data?.id ?? 0
  const { data: imported } = useQuery({ ...agentImportQuery(importId), enabled: importId > 0 })
  const refreshAgents = useRefreshAgents()
  const isCompleted = imported?.status === 'completed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    if (isCompleted) refreshAgents()
  }, [isCompleted])

  function send(file: File) {
    setShare(0)
    setRefusal(findFileError(file))
    if (findFileError(file) === null) sending.mutate({ file, onProgress: setShare })
    else sending.reset()
  }

  function again() {
    setRefusal(null)
    sending.reset()
  }

  return { phase: phaseOf(), send, again }

  function phaseOf(): ImportPhase {
    if (refusal !== null) return { ...nothingYet, failure: refusal }
    if (sending.isPending) return { name: 'sending', share }
    if (sending.error)
      return {
        name: 'choosing',
        failure: withDetail(portabilityTexts.importFailed, sending.error),
        isOverPlan: needsLargerPlan(sending.error),
      }
    if (!sending.data || !imported) return nothingYet
    const { status, done, total, error } = imported
    if (status === 'processing') return { name: 'reading', done, total }
    if (status === 'completed') return { name: 'completed', imported }
    return {
      name: 'choosing',
      failure: [portabilityTexts.importFailed, error?.message].filter(Boolean).join(' '),
      isOverPlan: error?.code === 'plan_limit_reached',
    }
  }
}

function findFileError(file: File): string | null {
  if (!file.name.toLowerCase().endsWith('.zip')) return portabilityTexts.noZip(agentFileEnding)
  return file.size > agentFileBytesMax ? portabilityTexts.tooLarge : null
}
