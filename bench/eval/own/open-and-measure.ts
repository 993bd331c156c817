import { readConfig } from '../../../server/src/config/config.ts'
import { openDatabase, reachDatabase } from '../../../server/src/platform/database/index.ts'
import { measureOwnAgent, type OwnFigures } from './measure-own-agent.ts'
import { readQuestions } from './read-questions.ts'

/** `measureOwnAgent` on the database of DATA_DIR or DATABASE_URL, also while a server runs. */
export async function openAndMeasure(agent: string, file: string): Promise<OwnFigures> {
  const questions = await readQuestions(file)
  const reached = await reachDatabase(readConfig(process.env), console.error, { create: false })
  try {
    const open = openDatabase(reached.address, { max: 1 })
    try {
      return await measureOwnAgent(open.database, agent, questions)
    } finally {
      await open.close()
    }
  } finally {
    await reached.stop()
  }
}
