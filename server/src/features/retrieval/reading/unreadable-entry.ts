/** An entry whose text couldn't be cut into passages within the limits. `message` is meant for its owner. */
export class UnreadableEntry extends Error {
  override readonly name = 'UnreadableEntry'

  constructor(fileName: string, options?: ErrorOptions) {
    super(
      `“${fileName}” took too much time or memory to read. ` +
        'Delete it, or add it again in smaller parts or a simpler format, and train again.',
      options,
    )
  }
}
