/** Work that was stopped before its end: it exceeded its time or memory limit, or its process died of it. */
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
