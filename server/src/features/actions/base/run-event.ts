import type { ActionInput } from '@parleykit/contract/actions/action-inputs'
import type {
  ActionCard,
  ActionEvent,
  ActionFact,
  ActionField,
} from '@parleykit/contract/actions/action-runs'
import type { PageSettings } from '@parleykit/contract/actions/actions'
import { type ActionTexts, actionTexts, type CodeTexts, codeTexts } from '../core/action-texts.ts'
import type { ActionRow, ActionRunRow } from './tables.ts'

type Texts = ActionTexts & CodeTexts

interface Shown {
  /** By field: the text that tells what is wrong. */
  readonly problems?: Readonly<Record<string, keyof Texts>>
  /** The address that a code was mailed to. */
  readonly email?: string
}

/** A run as the chat gets it. */
export function runEvent(
  action: ActionRow,
  run: Pick<ActionRunRow, 'id' | 'state' | 'values' | 'card' | 'text' | 'language'> &
    Partial<Pick<ActionRunRow, 'filled'>>,
  { problems = {}, email }: Shown = {},
): ActionEvent {
  const texts = { ...actionTexts(run.language), ...codeTexts(run.language) }
  const told = Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, texts[text]]))
  const { id, state, text, card } = run
  return {
    ...{ id, name: action.name, state, text },
    ...(state === 'email' && proofPart(texts, 'email', email)),
    ...(state === 'code' && proofPart(texts, 'code', email)),
    ...((state === 'form' || state === 'confirm') && {
      ...{ fields: fieldsOf(action.inputs), values: { ...run.values }, labels: labelsOf(texts) },
    }),
    ...(state === 'waiting' && { labels: labelsOf(texts) }),
    ...(Object.keys(told).length > 0 && { problems: told }),
    ...(state === 'running' && action.page && { call: callOf(action, action.page, run.filled ?? {}) }),
    ...(card && { card: withPictures(card, id) }),
  }
}

/** What is asked to prove an address. Nothing of the form is shown before. */
function proofPart(texts: Texts, name: 'email' | 'code', email: string | undefined) {
  const field: ActionField =
    name === 'email'
      ? { name, label: texts.emailLabel, type: 'email', required: true, choices: [], hint: '' }
      : { name, label: texts.codeLabel, type: 'text', required: true, choices: [], hint: '' }
  const labels = { ...labelsOf(texts), ...(name === 'code' && { newCode: texts.newCode }) }
  return { fields: [field], values: email === undefined ? {} : { email }, labels }
}

function labelsOf({ send, confirm, change, cancel }: ActionTexts) {
  return { send, confirm, change, cancel }
}

/** Without fixed values, which may be keys. */
function callOf({ inputs }: ActionRow, page: PageSettings, filled: NonNullable<ActionRunRow['filled']>) {
  const told = inputs.filter(({ name, source }) => source !== 'fixed' && Object.hasOwn(filled, name))
  return {
    function: page.function,
    values: Object.fromEntries(told.map(({ name }) => [name, filled[name] ?? ''])),
  }
}

/** The fields that a visitor fills in. Choices that aren't found yet are left out. */
function fieldsOf(inputs: readonly ActionInput[]): ActionField[] {
  return inputs.flatMap(({ name, label, type, required, choices, choicesFrom, hint, source }) => {
    const isOpen = (source === 'visitor' || source === 'agent') && !(choicesFrom && choices.length === 0)
    return isOpen ? [{ name, label, type, required, choices, hint }] : []
  })
}

/** Pictures are shown by this server, so that no other learns the visitor's address. */
function withPictures(card: ActionCard, runId: string): ActionCard {
  const shown = picturesOf(card)
  const show = (fact: ActionFact) =>
    fact.show === 'picture'
      ? { ...fact, picture: `/action-pictures/${runId}/${shown.indexOf(fact)}.webp` }
      : fact
  return { ...card, facts: card.facts.map(show), rows: card.rows.map((row) => row.map(show)) }
}

/** The pictures of a card, in their order. */
export function picturesOf({ facts, rows }: ActionCard): ActionFact[] {
  return [...facts, ...rows.flat()].filter(({ show }) => show === 'picture')
}
