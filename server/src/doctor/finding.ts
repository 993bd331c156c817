/** The result of one check. A failure keeps the installation from working; a warning should be looked at. */
export interface Finding {
  readonly about: string
  readonly level: 'ok' | 'warning' | 'failure'
  readonly message: string
  /** Null if there is nothing to do. */
  readonly remedy: string | null
}

export const ok = (about: string, message: string): Finding => ({ about, level: 'ok', message, remedy: null })

export const warning = (about: string, message: string, remedy: string): Finding => ({
  about,
  level: 'warning',
  message,
  remedy,
})

export const failure = (about: string, message: string, remedy: string): Finding => ({
  about,
  level: 'failure',
  message,
  remedy,
})
