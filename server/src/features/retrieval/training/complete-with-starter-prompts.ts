import type { WorkProcess } from '../../../platform/child-process/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openVersionPages, workLimits } from '../index.ts'
import { completeTraining } from './complete-training.ts'
import { chooseStarterPrompts, starterPromptsPerTraining } from './core/choose-starter-prompts.ts'
import { trainingHooks } from './hooks.ts'
import { starterPromptWork } from './worker/starter-prompt-work.ts'

/** If an entry is deleted meanwhile, prompts are chosen again. After the last attempt there are none. */
const mostChoices = 3

interface Means {
  readonly process: WorkProcess
  readonly platform: Platform
}

/** Chooses starter prompts from a live version, and ends its training. False if more was requested. */
export async function completeWithStarterPrompts(
  { process, platform }: Means,
  key: { readonly agentId: number; readonly version: number },
  seenRevision: number,
): Promise<boolean> {
  const { agentId, version } = key
  const canAnswer = (question: string, topic: string) =>
    platform.hooks.ask(trainingHooks.canAnswer, { id: agentId, liveVersion: version }, question, topic)
  for (let choice = 1; ; choice++) {
    const passages = await openVersionPages(platform.database, key)
    const isLast = choice > mostChoices
    const ideas = isLast
      ? []
      : await process.run(starterPromptWork, passages.read(), workLimits(passages.bytes))
    const trainedStarterPrompts = await chooseStarterPrompts({
      ideas,
      limit: starterPromptsPerTraining,
      canAnswer,
    })
    if (choice === 1) await platform.hooks.run(trainingHooks.onLive, agentId)
    const seenEntries = isLast ? [] : [...passages.counts.keys()]
    const settled = await completeTraining(platform, {
      key,
      trained: { seenRevision, seenEntries, trainedStarterPrompts },
    })
    if (settled !== 'entry-deleted') return settled === 'everything'
  }
}
