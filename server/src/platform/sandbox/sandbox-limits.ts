/** What a child process may use. */
export interface SandboxLimits {
  /** Resident memory of the whole process, in bytes; an idle one takes about 70 MB. */
  readonly maxMemoryBytes: number
  /** Wall time in milliseconds, counted from the start of the process. */
  readonly maxMilliseconds: number
  /** Most that it may answer, in bytes. */
  readonly maxAnswerBytes: number
}
