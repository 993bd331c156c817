/** The limits of a child process. */
export interface SandboxLimits {
  /** Resident memory of the whole process, in bytes. An idle one takes about 70 MB. */
  readonly maxMemoryBytes: number
  /** CPU time of one job, in milliseconds, including the start of its process. See `wallPerCpu`. */
  readonly maxMilliseconds: number
  /** Maximum length of its answer, in bytes. */
  readonly maxAnswerBytes: number
}

/** Wall time that a job may take per unit of CPU time: under load it waits through no fault of the file. */
export const wallPerCpu = 6
