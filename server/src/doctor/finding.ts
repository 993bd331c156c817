/** What was found about one part of an installation. A fault keeps it from working; a note is worth a thought. */
export interface Finding {
  readonly about: string
  readonly level: 'ok' | 'note' | 'fault'
  readonly says: string
  /** Null where there is nothing to do. */
  readonly todo: string | null
}

export const fine = (about: string, says: string): Finding => ({ about, level: 'ok', says, todo: null })

export const noted = (about: string, says: string, todo: string): Finding => ({
  about,
  level: 'note',
  says,
  todo,
})

export const faulty = (about: string, says: string, todo: string): Finding => ({
  about,
  level: 'fault',
  says,
  todo,
})
