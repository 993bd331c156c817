import { fallbackAgentName } from '@parleykit/contract/chat/limits'
import type { PublicAgent, PublicStarterPrompt } from '@parleykit/contract/publish/public-agents'
import { useRef, useState } from 'react'
import { brandStyle } from './brand-style.ts'
import { type Chat, useChat } from './chat/use-chat.ts'
import { ChatContent } from './chat-content.tsx'
import { Composer } from './composer/composer.tsx'
import { ConsentLine } from './consent/consent-line.tsx'
import { useConsent } from './consent/use-consent.ts'
import { ScrollButton } from './conversation/scroll-button.tsx'
import { useScrollFollow } from './conversation/use-scroll-follow.ts'
import type { ConversationActions } from './conversation-menu/conversation-actions.ts'
import { frameDirection } from './frame-direction.ts'
import { FrameHeader } from './frame-header.tsx'
import { PanelMenu, usePanelMenu } from './panel-menu.tsx'
import { useCloseOnEscape } from './use-close-on-escape.ts'
import { useComposerHeight } from './use-composer-height.ts'
import { useEmbedCommands } from './use-embed-commands.ts'
import { useEmbedHeight } from './use-embed-height.ts'
import { type HumanContactActions, useHumanContact } from './use-human-contact.ts'
import { useReportAnswers } from './use-report-answers.ts'
import { useStarted } from './use-started.ts'

interface ChatPageProps {
  agent: PublicAgent
  starterPrompts: readonly PublicStarterPrompt[]
  pausedText: string
  /** Why the agent can't answer yet; undefined if it can. */
  notReadyText: string | undefined
  poweredByUrl: string
  embedded: boolean
  /** Whether the page around the frame shows a header with the menu button. */
  panel: boolean
  preview: boolean
}

export function ChatPage(props: ChatPageProps) {
  const { agent, starterPrompts, pausedText, notReadyText, poweredByUrl, embedded, panel } = props
  const { chat, started, begun, paused, frame, composer, scroll, people, ask, conversation, menu, ...page } =
    useChatPage(props)
  const { state, restoring, startNewChat } = chat
  const name = agent.name || fallbackAgentName
  const [style] = useState(() => brandStyle(agent.brandColor))
  return (
    <main
      ref={frame}
      dir={frameDirection(agent, starterPrompts)}
      className={embedded ? 'frame embedded' : 'frame'}
      style={style}
      aria-label={`Chat with ${name}`}
    >
      <div ref={scroll.scroller} className="scroller">
        {!embedded && (
          <FrameHeader
            agent={agent}
            name={name}
            onNewChat={started ? startNewChat : null}
            conversation={conversation}
          />
        )}
        <div ref={scroll.content} className="content">
          <ChatContent
            agent={agent}
            starterPrompts={starterPrompts}
            pausedText={paused ? pausedText : null}
            notReadyText={notReadyText}
            chat={chat}
            started={started}
            people={people}
            onAsk={(text) => ask(text)}
            onAskAgain={(text) => {
              scroll.follow()
              chat.sendAgain(text)
            }}
          />
        </div>
      </div>
      {started && scroll.away && <ScrollButton composer={composer} onClick={scroll.toBottom} />}
      <Composer
        ref={composer}
        agentName={agent.name}
        poweredByUrl={embedded ? null : poweredByUrl}
        started={begun}
        off={paused || restoring}
        turn={state.turn}
        unsent={page.held || chat.unsent}
        consent={page.consent && <ConsentLine {...page.consent} />}
        pictures={agent.takesPictures ? { publicId: agent.publicId, identity: chat.identity } : null}
        onSend={ask}
        onStop={chat.stop}
        conversation={embedded && started && !panel ? conversation : null}
      />
      {panel && started && <PanelMenu menu={menu} conversation={conversation} />}
    </main>
  )
}

/** The chat with its scrolling, the ways to people, the consent, and the commands of the page around it. */
function useChatPage({ agent, embedded, preview }: ChatPageProps) {
  const chat = useChat(agent.publicId, preview)
  const { state, restoring, send, startNewChat, identify, identity } = chat
  const frame = useRef<HTMLElement>(null)
  const composer = useRef<HTMLDivElement>(null)
  const started = useStarted(state.messages.length > 0, restoring)
  const scroll = useScrollFollow(started)
  useComposerHeight(frame, composer)
  useCloseOnEscape(embedded)
  useEmbedHeight(embedded, scroll.content, composer)

  // The owner's playground works in every status.
  const paused = agent.status === 'maintenance' && !preview
  const people = useHumanContact(agent, chat, paused)
  const begun = started || restoring
  const { consent, held, admit } = useConsent(paused ? null : agent.consentLine, identity, begun)
  /** Returns false if consent is missing or the text is too long. */
  const ask = (text: string, pictureIds: readonly string[] = []) => {
    if (!admit(text)) return false
    scroll.follow()
    send(text, pictureIds)
    return true
  }
  const conversation = conversationOf(agent, chat, people, embedded)
  const menu = usePanelMenu()
  useReportAnswers(embedded && preview, state)
  const commands = {
    onReset: startNewChat,
    onSend: (text: string) => ask(text),
    onIdentify: identify,
    onMenu: menu.toggle,
  }
  useEmbedCommands(embedded, started, commands)
  return {
    ...{ chat, started, begun, paused, people, ask, conversation, menu },
    ...{ frame, composer, scroll, consent, held },
  }
}

function conversationOf(
  agent: PublicAgent,
  chat: Chat,
  people: HumanContactActions,
  embedded: boolean,
): ConversationActions {
  return {
    agentName: agent.name || fallbackAgentName,
    publicId: agent.publicId,
    identity: chat.identity,
    conversationId: chat.state.conversationId,
    startNewChat: embedded ? chat.startNewChat : null,
    remove: chat.deleteConversation,
    askPerson: people.askPerson,
    leaveEmail: people.leaveEmail,
    leadTitle: agent.leadForm?.title ?? '',
    officeHours: agent.officeHours,
  }
}
