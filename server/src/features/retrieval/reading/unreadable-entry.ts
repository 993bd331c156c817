/** An entry whose text could not be cut into passages within what that may take. `message` is for its owner. */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry'

  constructor(fileName: string, options?: ErrorOptions) {
    super(
      `The text of “${fileName}” could not be read within the time and memory that a text may take. ` +
        'Delete it, or add it again in smaller parts or a simpler form, and train again.',
      options,
    )
  }
}
