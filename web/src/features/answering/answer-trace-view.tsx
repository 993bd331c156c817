import { readingDirection } from '@parleykit/contract/base/reading-direction'
import { Text } from '@radix-ui/themes'
import { AnswerText } from './answer-text.tsx'
import { traceTexts } from './trace-texts.ts'
import './answering.css'
import { AnswerTraceActions } from './answer-trace-actions.tsx'
import { AnswerTraceFigures } from './answer-trace-figures.tsx'
import { AnswerTracePassages, type AnswerTracePassagesProps } from './answer-trace-passages.tsx'
import { explainTrace } from './explain-trace.ts'
import { describeSubstitutions } from './matched-words.ts'
import { MatchedWords } from './matched-words-line.tsx'

/** An answer trace: plain words first, then the passages, then the figures on request. */
export function AnswerTraceView(props: AnswerTracePassagesProps) {
  const { trace, sources } = props
  const sentences = [...explainTrace(trace), ...describeSubstitutions(trace)]
  return (
    <div className="answer-trace">
      {sentences.map((sentence) => (
        <Text as="p" size="2" key={sentence}>
          {sentence}
        </Text>
      ))}
      {trace.terms.length > 0 &&
        sources.map(({ title, quote }) => (
          <blockquote key={`${title} ${quote}`} dir={readingDirection(quote)} className="trace-quote">
            <AnswerText text={quote} size="2" />
            <MatchedWords what="sentence" text={quote} terms={trace.terms} />
          </blockquote>
        ))}
      <AnswerTraceActions actions={trace.actions} />
      <AnswerTracePassages {...props} />
      <details className="trace-details">
        <Text as="div" size="2" color="gray" asChild>
          <summary>{traceTexts.figures}</summary>
        </Text>
        <AnswerTraceFigures trace={trace} />
      </details>
    </div>
  )
}
