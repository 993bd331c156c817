import { Fragment } from 'react'
import { splitAtNames } from './split-at-names.ts'

interface IsolatedProps {
  readonly text: string
  /** Of agents, people and files that the text holds. */
  readonly names: readonly string[]
}

/** A sentence in which names stand by themselves: one that is written from right to left turns nothing around it. */
export function Isolated({ text, names }: IsolatedProps) {
  return splitAtNames(text, names).map(({ start, words, isName }) =>
    isName ? <bdi key={start}>{words}</bdi> : <Fragment key={start}>{words}</Fragment>,
  )
}
