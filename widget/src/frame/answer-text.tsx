import { Component, type ReactNode } from 'react'
import { useMarkdown } from './markdown-loader.ts'

/** An agent's text as Markdown, or as it is while the renderer is not there. */
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

/** A text that the renderer can't take must not take the chat down. */
class RenderBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
