/** What a child process may use. */
export interface SandboxLimits {
  /** Resident memory of the whole process, in bytes; an idle one takes about 70 MB. */
  readonly maxMemoryBytes: number
  /** CPU time of one job, in milliseconds, that of starting its process included. See `wallPerCpu`. */
  readonly maxMilliseconds: number
  /** Most that it may answer, in bytes. */
  readonly maxAnswerBytes: number
}

/** Wall time that a job may take for each unit of CPU time: beside other work it waits, and is no slower a file for it. */
export const wallPerCpu = 6
