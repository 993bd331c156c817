/** The number of an agent's candidate: a version that can be asked without being published. Trainings count from 1. */
export const candidateVersion = 0
