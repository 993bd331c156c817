import type { Platform } from '../../../platform/platform.ts'
import type { WorkProcess } from '../../../platform/work-process/index.ts'

const megabyte = 1_000_000
/** A text takes well below a second a million characters; a machine that is busy elsewhere may take many times that. */
const milliseconds = { atLeast: 30_000, perMillion: 10_000 }
/** What is kept of a text while its index is built takes a few bytes for each of its. */
const bytes = { atLeast: 400 * megabyte, perByte: 16 }
/** Processes for less than this are all alike, so that one agent's training can go on in what another's has left. */
const leastKnowledge = megabyte

/** Of a process for the knowledge that most agents have. */
export const leastReadingBounds = { maxMemoryBytes: bytes.atLeast + bytes.perByte * leastKnowledge }

/**
 * Knowledge up to this size, in estimated tokens, is encoded whole in its training, which takes up to ten seconds of a core. Of
 * larger knowledge the best sentences of a question are, when it is asked.
 */
export const encodedWholeTokens = 5000

/** What one piece of work on a text of so many characters may take. */
export function workLimits(characters: number): { maxMilliseconds: number } {
  return {
    maxMilliseconds: milliseconds.atLeast + Math.ceil((milliseconds.perMillion * characters) / 1_000_000),
  }
}

/** A process to read an agent's knowledge in; `knowledgeBytes` is all of it. Close it, whatever happens. */
export function openReadingProcess(
  { workProcesses }: Pick<Platform, 'workProcesses'>,
  knowledgeBytes: number,
  signal?: AbortSignal,
): WorkProcess {
  const maxMemoryBytes = bytes.atLeast + bytes.perByte * Math.max(leastKnowledge, knowledgeBytes)
  return workProcesses.take({ maxMemoryBytes }, signal)
}
