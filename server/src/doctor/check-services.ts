import type { Config } from '../config/config.ts'
import { probeMailServer } from '../platform/mail/index.ts'
import { probeEmbeddingServer, probeModelServer, type Reach } from '../platform/reach/index.ts'
import { type Finding, faulty, fine } from './finding.ts'

/** Whether what is configured outside of this server answers, and takes its key. */
export function checkServices({ embedding, languageModel, mail }: Config): Promise<Finding[]> {
  return Promise.all([
    find('Language model', languageModel && probeModelServer(languageModel), {
      off: 'None: answers are quoted from the knowledge.',
      variables: 'LLM_BASE_URL and LLM_API_KEY',
    }),
    find('Embedding model', embedding && probeEmbeddingServer(embedding), {
      off: 'None: passages are found by their words.',
      variables: 'EMBEDDING_BASE_URL and EMBEDDING_API_KEY',
    }),
    find('Mail', mail && probeMailServer(mail), {
      off: 'None: no mail is sent. npm run admin -- reset-link helps who forgot a password.',
      variables: 'SMTP_URL',
    }),
  ])
}

async function find(
  about: string,
  probing: Promise<Reach> | null,
  { off, variables }: { off: string; variables: string },
): Promise<Finding> {
  const reach = await probing
  if (reach === null) return fine(about, off)
  if (reach === 'ok') return fine(about, 'Its server answers.')
  if (reach === 'refused')
    return faulty(about, 'Its server refuses the key or password.', `Check ${variables}.`)
  return faulty(
    about,
    "Its server doesn't answer within some seconds.",
    `Check ${variables}, and the network.`,
  )
}
