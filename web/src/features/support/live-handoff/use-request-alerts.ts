import type { HandoffRequest } from '@parleykit/contract/support/live-handoff/live-handoff'
import { useEffect, useRef } from 'react'
import { alertChoice } from './alert-choice.ts'
import { ownerHandoffTexts } from './handoff-texts.ts'
import { playAlertSound } from './play-alert-sound.ts'

/** Alerts once for each new request for a person, as set in this browser. Doesn't alert for earlier requests. */
export function useRequestAlerts(asked: readonly HandoffRequest[] | undefined): void {
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!asked) return
    const before = known.current
    known.current = new Set(asked.map(keyOf))
    const fresh = before ? asked.filter((each) => !before.has(keyOf(each))) : []
    if (fresh.length === 0) return
    const { sound, notification } = alertChoice()
    if (sound) playAlertSound()
    if (notification) for (const each of fresh) notify(each)
  }, [asked])
}

const keyOf = ({ conversationId, askedAt }: HandoffRequest) => `${conversationId} ${askedAt}`

function notify({ agentId, agentName, conversationId, preview }: HandoffRequest): void {
  try {
    const title = ownerHandoffTexts.notification(agentName)
    const shown = new Notification(title, { body: preview, tag: `asked-${conversationId}` })
    shown.onclick = () => {
      window.focus()
      location.assign(`/dashboard/agents/${agentId}?conversation=${conversationId}#activity`)
    }
  } catch {
    // Some browsers allow notifications only from service workers; the button and the sound still work.
  }
}
