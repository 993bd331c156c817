/** Work that was ended before it was done: it took longer or more memory than it may, or its process died of it. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
  readonly reason: 'time' | 'memory'

  constructor(reason: 'time' | 'memory', options?: ErrorOptions) {
    super(
      reason === 'time' ? 'The work took longer than it may.' : 'The work took more memory than it may.',
      options,
    )
    this.reason = reason
  }
}
