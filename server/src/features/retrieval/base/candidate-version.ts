/** The number of the version that an agent is asked by without its being published. Trainings count from 1. */
export const candidateVersion = 0
