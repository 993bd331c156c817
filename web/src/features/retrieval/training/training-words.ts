import type { Training, TrainingQuestions } from '@parleykit/contract/retrieval/training/training'

/** Maximum number of names in one line. */
const namesShown = 3

/** Formats a training's contents: "34 passages of 12 entries". */
export function contentsOf({ entries, passages }: Pick<Training, 'entries' | 'passages'>): string {
  return `${counted(passages, 'passage')} of ${counted(entries, 'entry', 'entries')}`
}

/** One line each for added, removed and changed entries; a single line if nothing changed. */
export function changeLines(training: Training): string[] {
  const renewed = training.addedNames.filter((name) => training.removedNames.includes(name))
  const onlyIn = (names: readonly string[]) => names.filter((name) => !renewed.includes(name))
  const lines = [
    line('Added', onlyIn(training.addedNames), training.entriesAdded - renewed.length),
    line('Updated', renewed, renewed.length),
    line('Removed', onlyIn(training.removedNames), training.entriesRemoved - renewed.length),
  ].filter((text) => text !== '')
  return lines.length > 0 ? [...lines, passageLine(training)] : ['No changes']
}

function line(verb: string, names: readonly string[], count: number): string {
  if (count <= 0) return ''
  const shown = names.slice(0, namesShown)
  if (shown.length === 0) return `${verb} ${counted(count, 'entry', 'entries')}`
  const more = count > shown.length ? ` and ${(count - shown.length).toLocaleString()} more` : ''
  return `${verb}: ${shown.join(', ')}${more}`
}

/** Formats passage counts: "3 passages added, 1 removed". */
function passageLine({ passagesAdded, passagesRemoved }: Training): string {
  if (passagesRemoved === 0) return `${counted(passagesAdded, 'passage')} added`
  const removed = `${passagesRemoved.toLocaleString()} removed`
  if (passagesAdded === 0) return `${counted(passagesRemoved, 'passage')} removed`
  return `${counted(passagesAdded, 'passage')} added, ${removed}`
}

/** Describes the tokens that generated questions have used and will use. */
export function questionsInWords({ questions, tokens, tokensNext, isOn }: TrainingQuestions): string {
  const made = `The model has worded ${counted(questions, 'question')} that your knowledge answers`
  const took = tokens === null || tokens === 0 ? '' : `, for ${counted(tokens, 'token')}`
  const next =
    tokensNext > 0
      ? `The next training takes about ${counted(tokensNext, 'token')} for more.`
      : 'No passage waits for more.'
  return `${made}${took}.${isOn ? ` ${next}` : ''}`
}

/** What a training by itself costs; empty if nothing. */
export function costOfSelfTraining({ isOn, isOwnKey, tokensMost }: TrainingQuestions): string {
  if (!isOn) return ''
  const payer = isOwnKey ? 'your own model key pays' : "this server's model pays, from your plan's tokens"
  return `A model then writes questions about new knowledge, at most ${counted(tokensMost, 'token')} each time: ${payer}.`
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`
}
