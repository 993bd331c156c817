import { RenderBoundary } from '@parleykit/markdown/render-boundary'
import { useMarkdown } from '../chat/markdown-loader.ts'

/** An agent's text as Markdown, or as plain text until the renderer is loaded. */
export function AnswerText({ text }: { text: string }) {
  const Markdown = useMarkdown()
  const plain = <p className="plain-text">{text}</p>
  if (Markdown === null) return plain
  return (
    <RenderBoundary fallback={plain}>
      <div className="answer">
        <Markdown text={text} />
      </div>
    </RenderBoundary>
  )
}
