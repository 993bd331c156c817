import { Fragment } from 'react'
import { splitAtNames } from './split-at-names.ts'

interface IsolatedNamesProps {
  readonly text: string
  /** Names of agents, people and files in the text. */
  readonly names: readonly string[]
}

/** A sentence with isolated names: a right-to-left name doesn't reorder the text around it. */
export function IsolatedNames({ text, names }: IsolatedNamesProps) {
  return splitAtNames(text, names).map(({ start, words, isName }) =>
    isName ? <bdi key={start}>{words}</bdi> : <Fragment key={start}>{words}</Fragment>,
  )
}
