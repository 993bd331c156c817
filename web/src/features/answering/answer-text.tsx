import { RenderBoundary } from '@parleykit/markdown/render-boundary'
import { Text } from '@radix-ui/themes'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import '@parleykit/markdown/answer.css'
import './answer-text.css'

/** Fetched with the first answer shown; until then, answers are shown unformatted. */
const Markdown = lazy<ComponentType<{ text: string }>>(() =>
  import('@parleykit/markdown/markdown').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
)

interface AnswerTextProps extends Pick<ComponentProps<typeof Text>, 'size' | 'color' | 'mt'> {
  readonly text: string
}

/** An agent's text as visitors see it: Markdown, with each block in its own reading direction. */
export function AnswerText({ text, ...look }: AnswerTextProps) {
  const plain = <PlainText text={text} />
  return (
    <Text as="div" {...look} className="answer">
      <RenderBoundary key={text} fallback={plain}>
        <Suspense fallback={plain}>
          <Markdown text={text} />
        </Suspense>
      </RenderBoundary>
    </Text>
  )
}

function PlainText({ text }: { readonly text: string }) {
  return (
    <p className="answer-plain" dir="auto">
      {text}
    </p>
  )
}
