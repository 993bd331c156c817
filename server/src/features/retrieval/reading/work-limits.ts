import type { WorkProcess } from '../../../platform/child-process/index.ts'
import type { Platform } from '../../../platform/platform.ts'

const megabyte = 1_000_000
/** A text takes well below a second per million characters. A busy machine may take many times that. */
const milliseconds = { atLeast: 30_000, perMillion: 10_000 }
/** Building the index takes a few bytes of memory per byte of text. */
const bytes = { atLeast: 400 * megabyte, perByte: 16 }
/** Smaller knowledge gets the same limits, so that one agent's training can reuse another's process. */
const leastKnowledge = megabyte

/** Limits of a process for the amount of knowledge that most agents have. */
export const leastReadingBounds = { maxMemoryBytes: bytes.atLeast + bytes.perByte * leastKnowledge }

/**
 * Knowledge up to this size, in estimated tokens, is encoded whole in its training, which takes up to ten seconds of
 * one core. For larger knowledge, the best sentences are encoded when a question is asked.
 */
export const encodedWholeTokens = 5000

/** Limits of one piece of work on a text with this many characters. */
export function workLimits(characters: number): { maxMilliseconds: number } {
  return {
    maxMilliseconds: milliseconds.atLeast + Math.ceil((milliseconds.perMillion * characters) / 1_000_000),
  }
}

/** Opens a process to read an agent's knowledge of `knowledgeBytes`. The caller must close it in any case. */
export function openReadingProcess(
  { workProcesses }: Pick<Platform, 'workProcesses'>,
  knowledgeBytes: number,
  signal?: AbortSignal,
): WorkProcess {
  const maxMemoryBytes = bytes.atLeast + bytes.perByte * Math.max(leastKnowledge, knowledgeBytes)
  return workProcesses.take({ maxMemoryBytes }, signal)
}
