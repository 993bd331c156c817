import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import type { Agent } from '@parleykit/contract/agents/agents'
import { Box, Heading, Skeleton, Text } from '@radix-ui/themes'
import { lazy, Suspense, useRef, useState } from 'react'
import { useMediaQuery } from '../../ui/layout/use-media-query.ts'
import { playgroundTexts } from '../answering/evals/eval-texts.ts'
import { QuotedAnswersHint } from '../models/quoted-answers-hint.tsx'
import { RequireRole } from '../workspaces/require-role.tsx'
import { BakeOffSection } from './playground/bake-off/bake-off-section.tsx'
import { LastAnswer } from './playground/last-answer.tsx'
import './playground/playground.css'
import { useFrameHeight } from './playground/use-frame-height.ts'
import { useNewestReply } from './playground/use-newest-reply.ts'
import { useShownHeight } from './playground/use-shown-height.ts'
import { playgroundPath } from './snippets/addresses.ts'

const EvalsSection = lazy(() => import('../answering/evals/evals-section.tsx'))

/** The public chat in a frame, as a test, with the traces of its answers and the eval questions. */
export function PlaygroundTab({ agent }: { readonly agent: Agent }) {
  return (
    <div className="playground-tab">
      {agent.publicId ? (
        <TriedChat name={agent.name} publicId={agent.publicId} />
      ) : (
        <Text as="p">{agentTexts.noPublicPage}</Text>
      )}
      <div className="playground-checks">
        {agent.usesModels && (
          <Box mb="4">
            <QuotedAnswersHint />
          </Box>
        )}
        <RequireRole least="editor">
          <Box mb="6">
            <BakeOffSection agent={agent} />
          </Box>
        </RequireRole>
        <Suspense fallback={<Skeleton height="240px" />}>
          <EvalsSection agentId={agent.id} />
        </Suspense>
      </div>
    </div>
  )
}

function TriedChat({ name, publicId }: { readonly name: string; readonly publicId: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameHeight(frame)
  useShownHeight(frame)
  const place = useNewestReply(frame)
  const isWide = useMediaQuery('(min-width: 1024px)')
  // The theme when the tab was opened: another URL would restart the chat.
  const [isDark] = useState(() => document.documentElement.classList.contains('dark'))
  const words = <LastAnswer place={place} />
  return (
    <>
      <iframe
        ref={frame}
        className="playground"
        src={playgroundPath(publicId, isDark)}
        title={`Playground of ${name}`}
        width={450}
        height={700}
      />
      {isWide ? (
        <section aria-labelledby="last-answer" className="last-answer-side">
          <Heading as="h2" size="4" mb="3" id="last-answer">
            {playgroundTexts.lastAnswer}
          </Heading>
          <div className="last-answer-room">{words}</div>
        </section>
      ) : (
        <details className="last-answer-fold">
          <summary>
            <Text size="2" weight="medium">
              {playgroundTexts.lastAnswer}
            </Text>
          </summary>
          <Box pt="3" className="last-answer-room">
            {words}
          </Box>
        </details>
      )}
    </>
  )
}
