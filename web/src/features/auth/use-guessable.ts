import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key after which a password is looked at. */
const pauseMs = 300

/**
 * Whether a password that is being chosen is easy to guess. The list of common passwords is loaded once something was typed;
 * where it can't be, nothing is said.
 */
export function useGuessable(): { isGuessable: boolean; look: (password: string) => void } {
  const [isGuessable, setIsGuessable] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  async function judge(password: string): Promise<void> {
    const { isGuessablePassword } = await import('@parleykit/contract/guessable-password')
    if (latest.current === password) setIsGuessable(isGuessablePassword(password))
  }

  function look(password: string): void {
    latest.current = password
    clearTimeout(timer.current)
    if (password === '') setIsGuessable(false)
    else timer.current = setTimeout(() => void judge(password).catch(() => {}), pauseMs)
  }
  return { isGuessable, look }
}
