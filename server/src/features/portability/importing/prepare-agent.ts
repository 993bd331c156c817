import { profileImageBytesMax } from '@parleykit/contract/agents/limits'
import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { refusalForSchedule } from '@parleykit/contract/billing/plans'
import type { ImportReport } from '@parleykit/contract/portability/agent-files'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reencodeProfileImage } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { importNotes, unknownInFile } from '../core/import-notes.ts'
import { prepareActions } from './prepare-actions.ts'
import { prepareEntries } from './prepare-entries.ts'
import type { PreparedAgent } from './prepared-agent.ts'
import type { TextStore } from './text-store.ts'
import { readWhole, type UnpackedFile } from './unpacked-file.ts'

/** Records a skipped part and the reason. */
type LeaveOut = (name: string, reason: string) => void

/** Reads, re-encodes and checks everything in an agent's file. Returns it with a report. */
export async function prepareAgent(
  platform: Platform,
  { owner, file, texts }: { readonly owner: Owner; readonly file: UnpackedFile; readonly texts: TextStore },
  onProgress: (done: number) => Promise<void>,
): Promise<{ readonly agent: PreparedAgent; readonly report: ImportReport }> {
  const { manifest } = file
  const tier = owner.subscriptionTier
  const { entries, leftOut } = await prepareEntries({ platform, tier, file, texts, onProgress })
  const leaveOut: LeaveOut = (name, reason) => leftOut.push({ name, reason })
  const picture = await preparePicture(platform, owner, file, leaveOut)
  const curatedAnswers = withoutTwins(file.curatedAnswers, leaveOut)
  const { actions, ...ofActions } = await prepareActions(platform, manifest.actions)
  leftOut.push(...ofActions.leftOut)
  const refusal = manifest.syncSchedule && refusalForSchedule(tier)
  if (refusal !== null) leaveOut('How often pages are read again', refusal)
  const agent: PreparedAgent = {
    ...{ settings: manifest.settings, picture, curatedAnswers, entries },
    checks: manifest.checks,
    actions,
    schedule: refusal === null ? manifest.syncSchedule : null,
  }
  const count = (isKind: (entry: (typeof entries)[number]) => boolean) => entries.filter(isKind).length
  return {
    agent,
    report: {
      texts: count(({ file, sourceUrl }) => file === undefined && sourceUrl === undefined),
      files: count(({ file }) => file !== undefined),
      pages: count(({ file, sourceUrl }) => file === undefined && sourceUrl !== undefined),
      curatedAnswers: curatedAnswers.length,
      hasPicture: picture !== null,
      leftOut: [...leftOut, ...unknownInFile(file.unknownSettings)],
      notes: [...ofActions.notes, ...importNotes(manifest)],
      isTraining: entries.length > 0,
    },
  }
}

async function preparePicture(
  platform: Platform,
  owner: Owner,
  { manifest, content }: UnpackedFile,
  leaveOut: LeaveOut,
): Promise<Buffer | null> {
  const { picture } = manifest
  if (!picture) return null
  try {
    if (picture.bytes > profileImageBytesMax) throw new DomainError('too_large', 'The image is too large.')
    return await reencodeProfileImage(platform, {
      owner,
      picture: { bytes: await readWhole(content(picture.path)) },
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'not_ready') throw error
    leaveOut('Picture', error.message)
    return null
  }
}

/** Keeps the first answer to each question on the same days, since a second one would never be used. */
function withoutTwins(answers: readonly CuratedAnswerInput[], leaveOut: LeaveOut): CuratedAnswerInput[] {
  const first = new Map<string, CuratedAnswerInput>()
  for (const answer of answers) {
    const key = `${answer.question.toLowerCase()}\n${answer.validFrom ?? ''}\n${answer.validUntil ?? ''}`
    if (first.has(key))
      leaveOut(answer.question.slice(0, 200), 'Another curated answer has the same question.')
    else first.set(key, answer)
  }
  return [...first.values()]
}
